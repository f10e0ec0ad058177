package archive

import (
	"os"

	"golang.org/x/sys/windows"
)

// tryLock locks an open file for this program without waiting; errHeld: another
// one holds it.
func tryLock(f *os.File) error {
	const how = windows.LOCKFILE_EXCLUSIVE_LOCK | windows.LOCKFILE_FAIL_IMMEDIATELY
	err := windows.LockFileEx(windows.Handle(f.Fd()), how, 0, 1, 0, &windows.Overlapped{})
	if err == windows.ERROR_LOCK_VIOLATION {
		return errHeld
	}
	return err
}
