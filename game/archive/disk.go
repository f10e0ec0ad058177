package archive

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
)

// older is how many older generations of a save are kept: with ".1" after its
// name the one before, with ".2" the one before that.
const older = 2

// disk is what writing needs of a file system.
type disk interface {
	create(path string) (file, error)
	link(from, to string) error
	rename(from, to string) error
	remove(path string) error
	mkdir(path string) error
	syncDir(path string) error
}

type file interface {
	io.WriteCloser
	Sync() error
}

// realDisk is the disk of the computer.
type realDisk struct{}

func (realDisk) create(path string) (file, error) { return os.Create(path) }
func (realDisk) link(from, to string) error       { return os.Link(from, to) }
func (realDisk) rename(from, to string) error     { return os.Rename(from, to) }
func (realDisk) remove(path string) error         { return os.Remove(path) }
func (realDisk) mkdir(path string) error          { return os.MkdirAll(path, 0o755) }

// syncDir makes renames last. Windows cannot do it and need not.
func (realDisk) syncDir(path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	d, err := os.Open(path)
	if err != nil {
		return err
	}
	defer d.Close()
	return d.Sync()
}

// Replace writes a file so that after a crash at any moment, of the program or
// the computer, either the old content stands there or the new one. When it
// returns nil the new content is on disk. Where path is a symbolic link, the
// file that it leads to is the one replaced. The content before is kept beside it
// as path.1, the one before that as path.2, and so on for as many generations
// as keep says. An error leaves the file as it was.
func Replace(path string, data []byte, keep int) error {
	return replace(realDisk{}, path, data, keep)
}

func replace(d disk, path string, data []byte, keep int) error {
	path, err := Target(path)
	if err != nil {
		return err
	}
	folder := filepath.Dir(path)
	if err := d.mkdir(folder); err != nil {
		return err
	}
	fresh := path + ".new"
	if err := writeFile(d, fresh, data); err != nil {
		d.remove(fresh) // as good as it goes: the next save overwrites it
		return err
	}
	if err := keepOld(d, path, keep); err != nil {
		d.remove(fresh)
		return err
	}
	if err := d.rename(fresh, path); err != nil {
		d.remove(fresh)
		return err
	}
	return d.syncDir(folder)
}

func writeFile(d disk, path string, data []byte) error {
	f, err := d.create(path)
	if err != nil {
		return err
	}
	if _, err = f.Write(data); err == nil {
		err = f.Sync()
	}
	if e := f.Close(); err == nil {
		err = e
	}
	return err
}

// keepOld gives the file the name of the first generation too, so that there
// is no moment without a file called path.
func keepOld(d disk, path string, keep int) error {
	for n := keep; n > 1; n-- {
		err := d.rename(generation(path, n-1), generation(path, n))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	if keep > 0 {
		_ = d.remove(generation(path, 1)) // there is one only if keep is 1
		// It fails where there is no old content, and on file systems that
		// know no second name for a file: rather no older generation there
		// than a moment without a save.
		_ = d.link(path, generation(path, 1))
	}
	return nil
}

func generation(path string, n int) string { return path + "." + strconv.Itoa(n) }

// Cause strips operation and path from an error of the file system, for
// sentences that name the file already.
func Cause(err error) error {
	var p *fs.PathError
	var l *os.LinkError
	switch {
	case errors.As(err, &p):
		return p.Err
	case errors.As(err, &l):
		return l.Err
	}
	return err
}
