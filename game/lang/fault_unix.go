//go:build unix

package lang

import "syscall"

var ownCauses = []cause{
	{syscall.EDQUOT, "fault.cause.full"},
	{syscall.EBUSY, "fault.cause.used"},
	{syscall.ETXTBSY, "fault.cause.used"},
}
