package rules

// notes are what the calls of Once have found out in a run, in their order.
type notes struct {
	all  []any
	next int // the one that the run comes to
}

// Once returns what look finds out about the board. Where a preview plays the
// same Step many times, runs that have had the same answers so far look once:
// it makes cheap what costs much to find out, such as lines of sight. So look
// must tell, ask and change nothing, and nobody may change what it returns.
func Once[T any](t *Table, look func() T) T {
	n := t.notes
	if n == nil {
		return look()
	}
	if n.next == len(n.all) {
		n.all = append(n.all, look())
	}
	n.next++
	return n.all[n.next-1].(T)
}
