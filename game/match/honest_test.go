package match

import (
	"bytes"
	"testing"

	"grognard/game/archive"
	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

func TestHonestDiceAreNotForetoldAndAreWrittenDownOnceThrown(t *testing.T) {
	q := &rules.Request{To: rules.Chance, Dice: rules.D(8, 6)}
	seen := map[string]bool{}
	for range 20 {
		faces, ok := Honest().Roll(0, q)
		if !ok || !q.Dice.Fits(faces) {
			t.Fatalf("they fall %v", faces)
		}
		var all []byte
		for _, f := range faces {
			all = append(all, byte(f))
		}
		seen[string(all)] = true
	}
	if len(seen) < 15 {
		t.Errorf("20 throws of eight dice are only %d different ones", len(seen))
	}
	m := duel(t, Start{Dice: Honest(), Open: true})
	answer(t, m, "pass", "hold")
	g := m.Save()
	if !g.Sealed || g.Dice != archive.DiceHonest || bytes.Contains(archive.Encode(g), []byte("first pass")) {
		t.Error("its save can be read")
	}
	back, err := archive.Decode(archive.Encode(g))
	if err != nil {
		t.Fatal(err)
	}
	again, err := Load(toy.Book{}, back)
	if err != nil || again.Len() != m.Len() || hash(again.Position()) != hash(m.Position()) {
		t.Fatalf("it opens with %v", err)
	}
	if again.Save().Dice != archive.DiceHonest {
		t.Error("opened again the dice are others")
	}
	for what, d := range map[string]Dice{"a branch": branched(t, again).dice, "another game": Again(Honest(), 3)} {
		if _, ok := d.(honest); !ok {
			t.Errorf("%s has dice %T", what, d)
		}
	}
}

func branched(t *testing.T, m *Match) *Match {
	b, err := m.Branch(m.Len(), 5)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestASealedGameStaysSealed(t *testing.T) {
	m := duel(t, Start{Seed: 77777, Open: true})
	m.Seal()
	back, err := archive.Decode(archive.Encode(m.Save()))
	if err != nil {
		t.Fatal(err)
	}
	again, err := Load(toy.Book{}, back)
	if err != nil || !again.Save().Sealed || again.Start().Seed != 77777 {
		t.Errorf("opened again: %v, %+v", err, again.Start())
	}
}
