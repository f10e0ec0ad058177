package screen

import (
	"grognard/render/screen/reader"
	"testing"
)

func TestF1OpensTheRulesOverTheMenuToo(t *testing.T) {
	d := seated(t)
	d.Key("Escape")
	if _, open := d.top().(*menu); !open {
		t.Fatalf("after Escape: %T", d.top())
	}
	d.Key("F1")
	b, open := d.top().(*reader.Page)
	if !open || b.Marked() == "" {
		t.Fatalf("F1 opens %T at no clause", d.top())
	}
	d.Shot("menu-rules")
	d.Key("Escape")
	if d.Has("button.resume") || !d.Has("button.menu") {
		t.Error("Escape does not lead back to the table")
	}
}

func TestF1OverTheMenuOfAnEmptySeatTellsNothingOfTheGame(t *testing.T) {
	d := begun(t)
	d.Key("Escape")
	if _, open := d.top().(*menu); !open {
		t.Fatalf("after Escape: %T", d.top())
	}
	d.Key("F1")
	if b, open := d.top().(*reader.Page); !open || b.Marked() != "" {
		t.Error("the rules do not open at their beginning")
	}
	d.Key("Escape")
	if _, up := d.top().(*curtain); !up {
		t.Errorf("after the rules: %T", d.top())
	}
}
