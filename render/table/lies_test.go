package table

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/rules"
)

// through lists the lines of text that are painted over a panel in r which they do not
// belong to: those of another layer than the panel.
func (b *battle) through(r paint.Rect) (all []string) {
	order, over := b.List.Order(nil), -1
	for _, i := range order {
		k := &b.List.Cmds[i]
		switch in := k.Dst.X >= r.X && k.Dst.X < r.X+r.W && k.Dst.Y >= r.Y && k.Dst.Y < r.Y+r.H; {
		case k.Op != paint.Text && k.Dst.W > r.W*.8 && k.Dst.W <= r.W && k.Dst.H > r.H*.8 && in && k.Layer >= paint.Panel: // the middle of its paper
			over = int(k.Layer)
		case over >= 0 && k.Op == paint.Text && in && int(k.Layer) != over:
			all = append(all, k.Text)
		}
	}
	if over < 0 {
		b.desk.T.Fatal("there is no panel")
	}
	return all
}

func TestNothingIsReadThroughTheOpenLog(t *testing.T) {
	for _, text := range []int{100, 200} {
		p := prefs.Default()
		p.TextSize = text
		b := newBattle(t, 1280, 720, "man-01-first-orders", p)
		b.until("move.base")
		b.Point("piece.fr-ig")
		b.Click("piece.fr-ig")
		b.Key("I")
		b.Key("L")
		b.Settle()
		if all := b.through(b.t.lay.Log); len(all) > 0 {
			t.Errorf("at %d %% the log lies under %q", text, all)
		}
		if tools := b.t.lay.Tools; tools.Overlaps(b.t.lay.Log) {
			t.Errorf("at %d %% the tools, %v, lie under the log, %v", text, tools, b.t.lay.Log)
		}
	}
}

func TestAFightIsToldBesideTheOpenLog(t *testing.T) {
	b := newStage(t, 1280, 720, fightView())
	b.Key("L")
	b.Long()
	at := b.t.combat.Place()
	if at.W == 0 {
		t.Fatal("no fight is told")
	}
	if at.Overlaps(b.t.lay.Log) {
		t.Errorf("the theatre, %v, lies over the log, %v", at, b.t.lay.Log)
	}
}

func TestTheInspectorIsNotPaintedUnderATheatre(t *testing.T) {
	for _, text := range []int{100, 200} {
		p := prefs.Default()
		p.TextSize = text
		b := newStageOf(t, 1280, 720, hexView(), p)
		b.Point("piece.x2-0")
		b.Key("I") // it stays
		room := b.t.peeked
		if room.W == 0 {
			t.Fatal("there is no inspector")
		}
		b.throwDice(rules.D(2, 6), 3, 4)
		for i := 0; i < 100 && b.t.combat.Place().W == 0; i++ {
			b.Tick()
		}
		if at := b.t.combat.Place(); at.W == 0 {
			t.Fatal("no fight is told")
		} else if b.t.peeked.W > 0 && at.Overlaps(b.t.peeked) {
			t.Errorf("at %d %% the inspector, %v, lies under the theatre, %v, in the frame in which that comes", text, b.t.peeked, at)
		}
	}
}

func TestTheInspectorKeepsOffWhatIsInHand(t *testing.T) {
	b := newStage(t, 1280, 720, hexView())
	b.Point("piece.x2-0")
	b.Tick()
	for _, r := range []rules.Ref{stagePiece(0), stagePiece(3)} {
		at, _ := b.t.View.Board.PieceRect(r)
		x, y := at.Center()
		over, aside := paint.About(x, y, 100, 100), b.t.lay.Standards[0]
		b.t.game.Choice.Picks = []rules.Ref{r}
		if got := b.t.clearest(over, aside); got != aside {
			t.Error("it lies over what is in hand rather than over a standard")
		}
	}
}

func TestEscapeClosesTheOpenHandFirst(t *testing.T) {
	p := prefs.Default()
	p.TextSize = 200
	b := newStageOf(t, 1280, 720, hexView(), p)
	menu := 0
	b.t.deps.Menu = func() { menu++ }
	b.Click("hand.tab")
	b.Settle()
	if !b.Has("card.x3-0") {
		t.Fatal("the hand does not open")
	}
	b.Key("Escape")
	b.Settle()
	if b.Has("card.x3-0") || menu != 0 {
		t.Errorf("the hand is open: %t, the menu: %d", b.Has("card.x3-0"), menu)
	}
	b.Key("Escape")
	if menu != 1 {
		t.Error("the next one does not open the menu")
	}
}

func TestMDoesNothingWhileTheWholeMapIsInView(t *testing.T) {
	b := moving(t)
	b.Key("M")
	b.Key("M")
	b.Key("M")
	if b.t.Mini.Hidden || b.desk.kept.NoMinimap {
		t.Error("it hides a map that nobody sees")
	}
}

func TestTheEmblemOfACardInPlayCoversNoWordOfIt(t *testing.T) {
	v := hexView()
	v.Cards[8].Text = rules.Text{Key: "toy.phase"}
	for _, size := range windows {
		b := newStage(t, size[0], size[1], v)
		seals := 0
		for _, k := range b.List.Cmds {
			if k.Op != paint.Image || k.Layer != paint.Panel || !strings.HasPrefix(k.Key, "emblem/") {
				continue
			}
			card := b.rect("card.x3-7")
			if !k.Dst.Overlaps(card) {
				continue
			}
			if seals++; k.Dst.Y < card.Y+card.H-k.Dst.H*.2 {
				t.Errorf("at %v the emblem in %v lies on the card in %v", size, k.Dst, card)
			}
		}
		if seals != 1 {
			t.Errorf("at %v the card bears %d emblems", size, seals)
		}
	}
}

func TestTheSlipOfAFightLiesBesideTheOpenLog(t *testing.T) {
	p := prefs.Default()
	p.TextSize = 200
	b := newStageOf(t, 1280, 720, hexView(), p)
	b.throwDice(rules.D(2, 6), 3, 4)
	b.t.game.Clips.Finish()
	b.Tick()
	b.Tick()
	if !b.Has("theatre.slip") {
		t.Fatal("there is no slip")
	}
	b.Key("L")
	if at := b.t.combat.Slip(); at.W == 0 || at.Overlaps(b.t.lay.Log) {
		t.Errorf("the slip lies in %v, the log in %v", at, b.t.lay.Log)
	}
}
