package archive

import (
	"bytes"
	"os"
	"slices"
	"strings"
)

// Share writes a file into a folder, which is made if need be, under a name and an extension, and returns its
// path. A file of that name with other content stays, and a number is added; one with the same content
// is taken.
func Share(folder, name, ext string, data []byte) (string, error) {
	for n := 1; ; n++ {
		path := nth(folder, name, ext, n)
		was, err := ReadFile(path, int64(len(data)))
		if err == nil && bytes.Equal(was, data) {
			return path, nil
		}
		if _, err := os.Lstat(path); err != nil {
			return path, Replace(path, data, 0)
		}
	}
}

// Export writes a copy of a save into a folder, under a name, to be given to somebody, and returns its path.
// Errors are *rules.FileError.
func Export(path, folder, name string) (string, error) {
	data, err := load(path)
	if err == nil {
		_, err = Decode(data)
	}
	if err != nil {
		return "", fault(err).In(path)
	}
	to, err := Share(folder, FileName(name), Ext, data)
	if err != nil {
		return "", unwritten(err).In(to)
	}
	return to, nil
}

// Import copies a save into a folder of saves, under a name, byte by byte, and returns its path. Where the
// folder has the game already, at the same moment and with all that is kept with it, nothing is written: was
// is true then, and the path that of the save there. Errors are *rules.FileError.
func Import(folder, name string, data []byte) (path string, was bool, err error) {
	g, err := Decode(data)
	if err != nil {
		return "", false, err
	}
	all, err := List(folder)
	if err != nil {
		return "", false, err
	}
	for i := range all {
		if it := &all[i]; it.Err == nil && it.Header.Book == g.Book && it.Header.Copy == g.Copy {
			if there, err := Read(it.Path); err == nil && there.holds(g) {
				return it.Path, true, nil
			}
		}
	}
	path = Fresh(folder, FileName(strings.TrimSuffix(name, Ext)))
	if err := Replace(path, data, 0); err != nil {
		return "", false, unwritten(err).In(path)
	}
	return path, false, nil
}

// holds reports whether a save has another one's game, at the same moment, with all that is kept with that.
func (g *Game) holds(other *Game) bool {
	return g.Same(other) && len(g.Lines) == len(other.Lines) && !slices.ContainsFunc(other.Parts, func(p Part) bool {
		return !slices.ContainsFunc(g.Parts, func(q Part) bool { return p.Kind == q.Kind && bytes.Equal(p.Text, q.Text) })
	})
}
