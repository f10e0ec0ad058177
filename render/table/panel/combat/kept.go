package combat

// kept are texts of a bill.
type kept struct {
	texts map[keptKey]string
	of    int    // the bill
	in    string // the language
}

// keptKey names a text of a bill.
type keptKey struct {
	of string
	n  int
}

// text returns a text of the bill, which is made once for each bill: a frame in which
// nothing changes makes none.
func (l *ledger) text(of string, n int, say func() string) string {
	if l.kept.of != l.revised || l.kept.in != l.Words.Language() {
		l.kept.of, l.kept.in = l.revised, l.Words.Language()
		clear(l.texts)
	}
	k := keptKey{of, n}
	text, ok := l.texts[k]
	if !ok {
		if l.texts == nil {
			l.texts = map[keptKey]string{}
		}
		text = say()
		l.texts[k] = text
	}
	return text
}
