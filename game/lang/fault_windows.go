package lang

import "syscall"

// The numbers that Windows gives to faults of files, beyond those that Go
// knows by a common name.
const (
	badFolderName    = syscall.Errno(267)
	diskFull         = syscall.Errno(112)
	fileNameTooLong  = syscall.Errno(206)
	handleDiskFull   = syscall.Errno(39)
	invalidName      = syscall.Errno(123)
	lockViolation    = syscall.Errno(33)
	sharingViolation = syscall.Errno(32)
	writeProtected   = syscall.Errno(19)
)

var ownCauses = []cause{
	{badFolderName, "fault.cause.nofolder"},
	{diskFull, "fault.cause.full"},
	{fileNameTooLong, "fault.cause.name"},
	{handleDiskFull, "fault.cause.full"},
	{invalidName, "fault.cause.name"},
	{lockViolation, "fault.cause.used"},
	{sharingViolation, "fault.cause.used"},
	{writeProtected, "fault.cause.readonly"},
}
