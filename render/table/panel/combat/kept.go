package combat

// keptKey names a text of a bill.
type keptKey struct {
	of string
	n  int
}

// kept returns a text of the bill, which is made once for each bill: a frame in which
// nothing changes makes none.
func (pn *Panel) kept(of string, n int, say func() string) string {
	if pn.keptOf != pn.revised || pn.keptIn != pn.Words.Language() {
		pn.keptOf, pn.keptIn = pn.revised, pn.Words.Language()
		clear(pn.texts)
	}
	k := keptKey{of, n}
	text, ok := pn.texts[k]
	if !ok {
		if pn.texts == nil {
			pn.texts = map[keptKey]string{}
		}
		text = say()
		pn.texts[k] = text
	}
	return text
}
