package archive

import (
	"os"

	"grognard/rules"
)

// asideExt ends the name of a save that was set aside because it could not be
// read.
const asideExt = ".damaged"

// Mend puts the youngest older generation that can be read in the place of a
// damaged save, whose file is kept as path.damaged. The generations stay as
// they are. The error is a *rules.FileError; the save then stands as before.
func Mend(path string) error {
	old, _ := Rescue(path)
	if old == "" {
		return rules.Fault("fault.save.norescue", "no earlier state of the save can be read").In(path)
	}
	data, err := os.ReadFile(old)
	if err == nil {
		err = setAside(path)
	}
	if err == nil {
		err = Replace(path, data, 0)
	}
	if err != nil {
		return rules.Fault("fault.save.unmended", "the damaged save cannot be replaced: %v", Cause(err)).In(path)
	}
	return nil
}

// setAside gives a file a second name, so that there is no moment without a
// file called path; where the file system knows no second names, a new one.
func setAside(path string) error {
	aside := path + asideExt
	_ = os.Remove(aside) // of an earlier damage, if any
	if os.Link(path, aside) == nil {
		return nil
	}
	return os.Rename(path, aside)
}

// Usable returns why games cannot be saved in a folder, or nil: it makes the
// folder and a file in it. The error is a *rules.FileError.
func Usable(folder string) error {
	err := os.MkdirAll(folder, 0o755)
	if err == nil {
		var f *os.File
		if f, err = os.CreateTemp(folder, ".try-*"); err == nil {
			f.Close()
			err = os.Remove(f.Name())
		}
	}
	if err != nil {
		return rules.Fault("fault.saves.unusable", "games cannot be saved there: %v", Cause(err)).In(folder)
	}
	return nil
}
