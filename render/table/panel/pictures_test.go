package panel

import (
	"testing"

	"grognard/game/lang/langtest"
	"grognard/render/screentest"
	"grognard/rules"
)

func TestEveryEmblemHasAPictureOfItsOwn(t *testing.T) {
	d := screentest.Open(t, 1280, 720)
	d.Widgets(langtest.Words(t))
	seen := map[string]rules.Emblem{}
	for _, e := range rules.Emblems {
		key := Emblem(e)
		if d.Store.Get(key) == nil {
			t.Errorf("%s has no picture", e)
		}
		if was := seen[key]; was != "" {
			t.Errorf("%s has the picture of %s", e, was)
		}
		seen[key] = e
	}
}
