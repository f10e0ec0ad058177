package words

import (
	"strconv"

	"grognard/render/table/foresee"
	"grognard/rules"
)

// TallyValue writes a sum: "7 + 6d6", "+1", "3.1 in".
func (w *Speaker) TallyValue(s *rules.Tally) string {
	v := w.Keys.Number(s.N)
	switch {
	case s.Text.Key != "":
		v = w.Say(s.Text)
	case s.Side == rules.Chance:
		v = Signed(s.N)
	}
	if s.Dice == "" {
		return v
	}
	if s.N == 0 && s.Text.Key == "" {
		return s.Dice
	}
	return w.Keys.Glue(v, " + ", s.Dice)
}

// TallyText writes one sum: in words if there are some for a plate.
func (w *Speaker) TallyText(s *rules.Tally) string {
	if s.Text.Key != "" {
		return w.Say(s.Text)
	}
	for _, k := range [...]string{w.Own("plate", string(s.Key)), w.Keys.Join("table", "plate", string(s.Key))} {
		if w.Has(k) {
			return w.Say(rules.Text{Key: k, N: s.N})
		}
	}
	switch {
	case s.Side == rules.Chance:
		return Signed(s.N)
	case s.Dice != "" && s.N != 0:
		return strconv.Itoa(s.N) + "+" + s.Dice
	case s.Dice != "":
		return s.Dice
	}
	return strconv.Itoa(s.N)
}

// SumWord is the word of a sum: "Attack".
func (w *Speaker) SumWord(key rules.SumKey) string {
	sum := string(key)
	for _, k := range [...]string{w.Own("sum", sum), w.Keys.Dot("sum", sum), w.Keys.Join("table", "sum", sum)} {
		if w.Has(k) {
			return w.Word(k)
		}
	}
	return sum
}

// HeadOf is the name that all these terms begin with, "" if one does not.
func (w *Speaker) HeadOf(mods []rules.Mod) string {
	for i := range mods {
		if !w.Headed(mods[i].Why) {
			return ""
		}
	}
	return w.Name(mods[0].Why.A)
}

// TermValue is what a term is worth: its number, or the rulebook's own word for
// it in a sum whose terms are not added: "me.sum.halvings.1" is ×½.
func (w *Speaker) TermValue(sum rules.SumKey, n int, number string) string {
	if n <= 0 {
		return number
	}
	if k := w.Keys.Dot(w.Own("sum", string(sum)), w.Keys.Number(n)); w.Has(k) {
		return w.Word(k)
	}
	return number
}

// RowKey is the sentence that names a result.
func (w *Speaker) RowKey(x rules.Text) rules.Text {
	if k := w.Keys.Dot(w.book.Prefix(), x.Key); w.Has(k) {
		x.Key = k
	}
	if k := w.Keys.Dot(x.Key, "name"); (x.N == 0 || x.M == 0) && w.Has(k) {
		x.Key = k
	}
	return x
}

// RowText names a result, with the rulebook's own word for a general one:
// "<prefix>.odds.row.hit2". Where its numbers differ from throw to throw, its
// bare name is enough.
func (w *Speaker) RowText(x rules.Text) string { return w.Phrase(w.RowKey(x)) }

// Harm tells how likely harms are: "62.5% to suffer a loss or retreat", "certain to
// retreat".
func (w *Speaker) Harm(h foresee.Harm) string {
	what := w.Any(w.Harms("odds.harm", h.Kinds))
	if h.Sure {
		return w.Word("odds.certain", what)
	}
	return w.Word("odds.likely", w.Between(h.Hurt), what)
}

// Between writes a chance that the other side may have a say in; what is likely leads where
// the limits tell little, and stands alone where they tell nothing.
func (w *Speaker) Between(b foresee.Between) string {
	switch {
	case b.Likely != "" && b.Vague:
		return w.Word("odds.average", b.Likely)
	case b.Likely != "":
		return w.Word("odds.about", b.Likely, w.Between(foresee.Between{Low: b.Low, High: b.High}))
	case !b.Open():
		return w.Percent(b.Low)
	case b.Low == "0" && b.High != "100":
		return w.Word("odds.atmost", b.High)
	}
	return w.Word("odds.between", b.Low, b.High)
}

// Harms puts harms into words, "odds.harm", or anything else that a key is the first part
// of the words of.
func (w *Speaker) Harms(key string, harms []string) (all []string) {
	for _, h := range harms {
		all = append(all, w.Word(w.Keys.Dot(key, h)))
	}
	return all
}
