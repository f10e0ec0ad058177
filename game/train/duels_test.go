package train

import (
	"bytes"
	"context"
	"errors"
	"math"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/ladder"
	"grognard/rules/ccn"
	"grognard/scenarios"
)

func duels(t *testing.T) Duels {
	t.Helper()
	_, data, err := scenarios.Open("ccn", "ccn-01-rolica-first")
	if err != nil {
		t.Fatal(err)
	}
	data = bytes.Replace(data, []byte("banners = 5"), []byte("banners = 2"), 1) // soon won
	return Duels{Book: ccn.Book{}, Battles: []ladder.Battle{{Book: ccn.Book{}, Data: data}}, Pairs: 2, Seed: 3, Work: 15, quick: 15, From: ai.Learned(ccn.Book{})}
}

// Of weights that tell nothing, and one with which pairs are won, that one is found.
func TestDuelsFindTheWeightThatWins(t *testing.T) {
	d := duels(t)
	d.Pairs = 600
	d.known = map[int]*float64{}
	keys := weighed(d.Book)
	const strong, weak = 4, 20
	for pair := range d.Pairs {
		signs := d.signs(pair, len(keys))
		points := 0.5 + 0.1*signs[strong] - 0.05*signs[weak]
		d.known[pair] = &points
	}
	trends, err := d.Play(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for i, x := range trends {
		want := map[int]float64{strong: 0.1, weak: -0.05}[i]
		if x.Key != keys[i] || math.Abs(x.Gain-want) > 3*x.Error || x.Error > 0.01 {
			t.Errorf("%+v, not %v of %s", x, want, keys[i])
		}
	}
	w := Follow(d.Book, d.From, trends)
	for i, f := range d.Book.(ccn.Book).Assets() {
		switch more := w.Assets[f.Key] - 1000*d.From.Asset(f); {
		case i == strong && math.Abs(more-2*trends[i].Unit) > 0.01:
			t.Errorf("%s is larger by %v, not twice %v", f.Key, more, trends[i].Unit)
		case i != strong && math.Abs(more) > 0.5*trends[i].Unit:
			t.Errorf("%s is larger by %v", f.Key, more)
		}
	}
}

func TestDuelsGoOnAndAreTheSameOnAnyNumberOfCores(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pairs")
	whole, err := duels(t).Play(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	d := duels(t)
	d.Workers, d.Told = 1, func(int, int) { stop() }
	j, err := ResumeDuels(path, &d)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.Play(ctx); !errors.Is(err, context.Canceled) {
		t.Fatalf("they were not stopped: %v", err)
	}
	j.Close()
	again := duels(t)
	if j, err = ResumeDuels(path, &again); err != nil {
		t.Fatal(err)
	}
	if len(again.known) != 1 {
		t.Errorf("%d pairs are known", len(again.known))
	}
	trends, err := again.Play(t.Context())
	j.Close()
	if err != nil || !reflect.DeepEqual(trends, whole) {
		t.Errorf("what they tell differs, or %v", err)
	}
	other := duels(t)
	other.From = &ai.Weights{}
	if _, err := ResumeDuels(path, &other); err == nil || !strings.Contains(err.Error(), "another task") {
		t.Errorf("pairs of other weights are taken: %v", err)
	}
}
