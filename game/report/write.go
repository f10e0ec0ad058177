package report

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"grognard/game/archive"
	"grognard/rules"
)

// Picture is an encoded picture.
type Picture struct {
	Data []byte
	Type string // "image/jpeg"
	W, H int    // pixels
}

// Painter paints the map of a turn. It returns the error of ctx if that ends first, and no picture
// where there is no map.
type Painter func(ctx context.Context, d *Drawing) (Picture, error)

// Format is a kind of file.
type Format uint8

// The formats.
const (
	HTML     Format = iota // one file with everything in it
	Markdown               // a text, with its maps in a folder beside it
)

// exts end the names of files.
var exts = [...]string{HTML: ".html", Markdown: ".md"}

// Write writes a report into a folder under the title of its battle, where no other file is, and
// returns the path. after is called when so many of all maps are painted. An error is that of ctx, or a
// *rules.FileError that says what keeps the file from being written; nothing is left behind then.
func Write(ctx context.Context, folder string, r *Report, f Format, paint Painter, after func(done, all int)) (string, error) {
	return WriteTo(ctx, free(folder, r.Title, f), r, f, paint, after)
}

// WriteTo is Write for who has a name for the file, which is replaced if it is there.
func WriteTo(ctx context.Context, path string, r *Report, f Format, paint Painter, after func(done, all int)) (string, error) {
	if err := usable(filepath.Dir(path)); err != nil { // told before all maps are painted
		return "", unwritten(err).In(path)
	}
	maps := make([]Picture, len(r.Turns))
	for i := range r.Turns {
		after(i, len(r.Turns))
		var err error
		if maps[i], err = paint(ctx, &r.Turns[i].Drawing); err != nil {
			return "", err
		}
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
	}
	after(len(r.Turns), len(r.Turns))
	var b bytes.Buffer
	if f == HTML {
		if err := r.HTML(&b, maps); err != nil {
			return "", err
		}
		return path, put(path, b.Bytes())
	}
	beside := strings.TrimSuffix(path, filepath.Ext(path)) + "-maps"
	names := make([]string, len(maps))
	_, err := os.Lstat(beside)
	fresh := errors.Is(err, fs.ErrNotExist)
	undo := func() {
		if fresh {
			_ = os.RemoveAll(beside) // it holds nothing but what was written just now
		}
	}
	for i, p := range maps {
		if p.Data == nil {
			continue
		}
		names[i] = filepath.Base(beside) + "/" + fmt.Sprintf("turn-%02d", r.Turns[i].N) + extOf(p.Type)
		if err := put(filepath.Join(filepath.Dir(path), filepath.FromSlash(names[i])), p.Data); err != nil {
			undo()
			return "", err
		}
	}
	r.Markdown(&b, names)
	if err := put(path, b.Bytes()); err != nil {
		undo()
		return "", err
	}
	return path, nil
}

// Put writes one picture into a folder under a name, where no other file is, and returns the path.
// Errors are *rules.FileError.
func Put(folder, name string, p Picture) (string, error) {
	path := vacant(folder, name, extOf(p.Type))
	return path, put(path, p.Data)
}

// PutTo writes one picture to a file, which is replaced if it is there. Errors are *rules.FileError.
func PutTo(path string, p Picture) error { return put(path, p.Data) }

// put writes a file whole or not at all.
func put(path string, data []byte) error {
	if err := archive.Replace(path, data, 0); err != nil {
		return unwritten(err).In(path)
	}
	return nil
}

// usable reports why nothing can be written into a folder.
func usable(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(folder, ".report-*")
	if err != nil {
		return err
	}
	return cmp.Or(f.Close(), os.Remove(f.Name()))
}

func unwritten(err error) *rules.FileError {
	return rules.Fault("fault.report.unwritten", "the file cannot be written: %v", archive.Cause(err))
}

// extOf ends the name of a picture.
func extOf(kind string) string {
	if kind == "image/jpeg" {
		return ".jpg"
	}
	return ".png"
}

// longest is how many letters a file is called with.
const longest = 60

// free is the path of a report that is not there yet, nor its maps.
func free(folder, title string, f Format) string { return vacant(folder, title, exts[f]) }

func vacant(folder, title, ext string) string {
	name := archive.Plain(strings.ReplaceAll(strings.ToLower(title), "_", " "))
	name = cmp.Or(strings.TrimSuffix(name[:min(len(name), longest)], "-"), "battle")
	gone := func(path string) bool { _, err := os.Lstat(path); return err != nil }
	for n := 1; ; n++ {
		path := filepath.Join(folder, name)
		if n > 1 {
			path += "-" + strconv.Itoa(n)
		}
		if gone(path+ext) && (ext != exts[Markdown] || gone(path+"-maps")) {
			return path + ext
		}
	}
}
