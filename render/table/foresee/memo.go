package foresee

// Memo keeps what was made of a key until another is asked for. The zero value
// keeps nothing.
type Memo[K comparable, V any] struct {
	key   K
	value V
	kept  bool
}

// Of returns what find makes of a key.
func (m *Memo[K, V]) Of(key K, find func(K) V) V {
	if !m.kept || m.key != key {
		*m = Memo[K, V]{key, find(key), true}
	}
	return m.value
}

// Kept returns what was made last, and whether anything was.
func (m *Memo[K, V]) Kept() (V, bool) { return m.value, m.kept }

// Forget has it made anew.
func (m *Memo[K, V]) Forget() { *m = Memo[K, V]{} }
