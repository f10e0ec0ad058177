package rules

// memos are the results of the calls of Memo in a run, in their order.
type memos struct {
	all  []any
	next int // of the next call
}

// Memo returns the result of look, which reads something costly off the board,
// such as lines of sight. A preview plays the same Step many times: runs that
// have had the same answers so far look once. So look must not tell, ask or
// change anything, and nobody may change its result.
func Memo[T any](t *Table, look func() T) T {
	n := t.memos
	if n == nil {
		return look()
	}
	if n.next == len(n.all) {
		n.all = append(n.all, look())
	}
	n.next++
	return n.all[n.next-1].(T)
}
