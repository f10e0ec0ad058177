package archive

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"grognard/rules"
)

// deletedExt ends the name of a save that was deleted until it is gone for good. Nothing lists it, its
// name is not given to another save, and its older generations stay where they are: so one change of a
// name deletes a save, and one brings it back, whatever happens in between.
const deletedExt = ".deleted"

// Deleted is a save that was deleted and can be brought back. No other program clears it away meanwhile.
type Deleted struct {
	path string
	lock *Lock
}

// Delete takes a save out of its folder, with its older generations. Errors are *rules.FileError: that of
// ErrTaken where a program plays on the save.
func Delete(path string) (*Deleted, error) {
	l, err := lock(claimed(path, path))
	if err != nil {
		return nil, ErrTaken.In(path)
	}
	if err := os.Rename(path, path+deletedExt); err != nil {
		l.release()
		return nil, rules.Fault("fault.save.stays", "the save cannot be deleted: %v", Cause(err)).In(path)
	}
	_ = realDisk{}.syncDir(filepath.Dir(path)) // at worst it is there again after a crash
	return &Deleted{path, l}, nil
}

// claimed is the file by which a save is claimed that stands at path, and whose name is is.
func claimed(path, is string) string {
	if real, err := Target(is); err == nil && real != is {
		return real
	}
	return path
}

// Undo brings the save back and says where it is: under another name if there is a new save of its name.
// Errors are *rules.FileError; it can then be tried again.
func (d *Deleted) Undo() (path string, err error) {
	path = d.path
	if Exists(path) {
		path = Fresh(filepath.Dir(path), strings.TrimSuffix(filepath.Base(path), Ext))
	}
	if err := os.Rename(d.path+deletedExt, path); err != nil {
		return "", rules.Fault("fault.save.gone", "the save cannot be brought back: %v", Cause(err)).In(d.path)
	}
	_ = realDisk{}.syncDir(filepath.Dir(path))
	d.lock.release()
	return path, nil
}

// Remove removes the save for good.
func (d *Deleted) Remove() {
	erase(d.path)
	d.lock.release()
}

// RemoveDeleted removes for good what was deleted in a folder by programs that have ended.
func RemoveDeleted(folder string) {
	entries, _ := os.ReadDir(folder) // whoever lists the folder tells that it cannot be read
	for _, e := range entries {
		path, ok := strings.CutSuffix(filepath.Join(folder, e.Name()), Ext+deletedExt)
		if !ok || e.IsDir() {
			continue
		}
		path += Ext
		l, err := lock(claimed(path, path+deletedExt))
		if err != nil {
			continue // another program may bring it back
		}
		erase(path)
		l.release()
	}
}

// erase removes a deleted save with its older generations, which belong to a new save where there is one of
// its name. The save goes last: what a crash has left is removed the next time.
func erase(path string) {
	if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
		for n := range older {
			_ = os.Remove(generation(path, n+1)) // most saves have them, not all
		}
		_ = os.Remove(path + asideExt)
	}
	_ = os.Remove(path + deletedExt)
}
