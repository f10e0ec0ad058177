package weigh

import (
	"strings"
	"testing"
)

// Of the battles that one can be compared with the one is chosen that it was copied from, or else
// another draft of its title; an unrelated one never is.
func TestTheBattleItWasCopiedFromIsChosen(t *testing.T) {
	of, other := known(t, "ccn", rolica), known(t, "ccn", second)
	of.Path, other.Path = "", ""
	mine := of
	mine.Path, mine.Title, mine.Text = "x/mine.toml", "Mine", of.Text+"\n# mine\n"
	alike := Subject{Book: of.Book, Title: "Mine (2)", Path: "x/alike.toml", Text: strings.Replace(mine.Text, rolica, "own", 1)}
	strange := Subject{Book: of.Book, Title: "Strange", Path: "x/strange.toml", Text: strings.Replace(other.Text, second, "strange", 1)}
	for _, k := range []struct {
		list []Subject
		want int
	}{
		{[]Subject{strange, alike, other, of}, 3},
		{[]Subject{strange, other, alike}, 2},
		{[]Subject{strange, other}, -1},
		{nil, -1},
	} {
		w := on(t, desk(t), soldier, mine, k.list...)
		if got := w.page.likely(k.list); got != k.want {
			t.Errorf("of %d: %d is chosen, not %d", len(k.list), got, k.want)
		}
		w.Key("C")
		if k.want < 0 && len(k.list) > 0 {
			if w.Click("button.sheet.do"); len(w.page.all) > 1 {
				t.Error("an unrelated battle is compared")
			}
		}
		w.page.Close()
	}
}
