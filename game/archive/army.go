package archive

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"grognard/rules"
)

// ArmyFile is a file in a folder of armies. What it holds the rulebook reads.
type ArmyFile struct {
	Path    string
	Changed time.Time // as the file system says
}

// longestArmy is the size in bytes that no army comes near to.
const longestArmy = 1 << 20

// Armies lists the army files of a folder, the latest first. A folder that does
// not exist holds none.
func Armies(folder string) ([]ArmyFile, error) {
	entries, err := os.ReadDir(folder)
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, rules.Fault("fault.armies.unread", "the folder of armies cannot be read: %v", Cause(err)).In(folder)
	}
	var all []ArmyFile
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), rules.ArmyExt) {
			continue
		}
		f := ArmyFile{Path: filepath.Join(folder, e.Name())}
		if info, err := e.Info(); err == nil {
			f.Changed = info.ModTime()
		}
		all = append(all, f)
	}
	slices.SortStableFunc(all, func(a, b ArmyFile) int {
		return cmp.Or(b.Changed.Compare(a.Changed), strings.Compare(a.Path, b.Path))
	})
	return all, nil
}

// ReadArmy returns what stands in an army file. Errors are *rules.FileError.
func ReadArmy(path string) ([]byte, error) {
	data, err := ReadFile(path, longestArmy)
	switch f := fault(err); {
	case err == nil:
		return data, nil
	case f.Key == "fault.file.large":
		return nil, rules.Fault("fault.army.long", "no army is as long as this file").In(path)
	default:
		return nil, rules.Fault("fault.army.unread", "the army cannot be read: %v", cmp.Or(f.Unwrap(), error(f.Bare()))).In(path)
	}
}

// WriteArmy writes an army file, crash-safe; what stood there before is kept
// beside it as path.1. Errors are *rules.FileError.
func WriteArmy(path string, data []byte) error {
	if err := Replace(path, data, 1); err != nil {
		return rules.Fault("fault.army.unwritten", "the army cannot be saved: %v", Cause(err)).In(path)
	}
	return nil
}

// RemoveArmy deletes an army file, and what stood there before.
func RemoveArmy(path string) error {
	if err := os.Remove(path); err != nil {
		return rules.Fault("fault.army.stays", "the army cannot be deleted: %v", Cause(err)).In(path)
	}
	_ = os.Remove(generation(path, 1)) // there is one only if it was written twice
	return nil
}
