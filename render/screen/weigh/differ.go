package weigh

import (
	"grognard/render/screen/differ"
	"grognard/render/ui"
)

// differs is in what a battle differs from the first one, in words.
type differs struct {
	from     *draft
	language string
	lines    []string
}

// differences says in what a battle differs from the first one.
func (p *Page) differences(f *ui.Flow, i int) {
	if i == 0 {
		return
	}
	k, from := p.all[i], p.all[0]
	if d := &k.differs; d.from != from.draft || d.language != p.d.Words.Language() {
		*d = differs{from: from.draft, language: p.d.Words.Language()}
		d.lines = p.compareDrafts(from, k)
	}
	f.Gap(4)
	f.Text(ui.SmallB, f.C.Theme.Muted, p.d.Word("ui.weigh.differs", letter(0)))
	for _, line := range k.differs.lines {
		f.Text(ui.Small, f.C.Theme.Text, line)
	}
	f.Gap(8)
}

// compareDrafts lists in what two battles differ.
func (p *Page) compareDrafts(a, b *column) []string {
	return differ.Of(p.d.Words, a.battle(), b.battle())
}

func (k *column) battle() differ.Battle {
	return differ.Battle{Book: k.Book, Text: k.Text, View: k.view, Names: k.names}
}
