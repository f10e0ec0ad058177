package wire

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"grognard/game/ai"
	"grognard/game/archive"
	"grognard/game/lang"
	"grognard/game/match"
	"grognard/game/trail"
	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// dealt is a position after the deal, so that no draw comes first.
const dealt = `toy
hand 1
turn 1 first
dealt
piece p0 a1 1
piece p2 a2 1
card k0 second
card k2 first
`

func session(t testing.TB, data string, dice match.Dice) *Session {
	t.Helper()
	m, err := match.New(toy.Book{}, match.Start{Scenario: "duel", Data: []byte(data), Seed: 1, Dice: dice, Open: true})
	if err != nil {
		t.Fatal(err)
	}
	return &Session{Match: m}
}

// talk sends lines and returns all that is said.
func talk(t testing.TB, s *Session, lines ...string) string {
	t.Helper()
	var out bytes.Buffer
	if err := s.Serve(strings.NewReader(strings.Join(lines, "\n")), &out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// replies cuts what was said into one text for the greeting and each command.
func replies(said string) []string {
	var all []string
	from := 0
	lines := strings.SplitAfter(said, "\n")
	for i, l := range lines {
		if strings.HasPrefix(l, "ok") || strings.HasPrefix(l, "error: ") {
			all = append(all, strings.Join(lines[from:i+1], ""))
			from = i + 1
		}
	}
	return all
}

func TestAGameIsPlayedWithDiceTypedIn(t *testing.T) {
	said := replies(talk(t, session(t, dealt, match.Hand()), "play play k2", "play attack p0 @p2", "play pass", "play agree", "roll 1", "quit"))
	want := []string{
		"grognard protocol=1 book=toy version=1 scenario=duel\n" +
			"ask first toy.play TOY-2\nquiet pass\nopt play k2\nok 0\n",
		"event play TOY-2 side=first who=k2 key=toy.played\n" +
			"ask first toy.act TOY-3 public\nquiet hold\nopt move p0 @b1\nopt attack p0 @p2\nok 1\n",
		"event declare TOY-4 side=first who=p0 to=p2 key=toy.attacks\n" +
			"ask second toy.guard TOY-4 about=p2 always secret\nquiet pass\nopt guard k0\nok 2\n",
		"ask first toy.agree TOY-4 about=p2 public\nquiet agree\nok 3\n",
		"ask chance toy.fight TOY-5 by=first dice=1d6\nok 4\n",
		"event dice TOY-5 side=first dice=1d6 faces=1 key=dice.toy.fight\n" +
			"event hit TOY-6 side=second who=p2 n=1 key=toy.hit\n" +
			"event remove TOY-6 side=second who=p2 from=a2 key=toy.lost\n" +
			"event discard TOY-6 side=first who=k2\n" +
			"ask chance toy.draw TOY-1 by=first bag=10\nbag k1\nbag k3\nbag k4\nbag k5\nbag k6\nbag k7\nbag k8\nbag k9\nbag k10\nbag k11\nok 5\n",
		"ok 5\n",
	}
	if len(said) != len(want) {
		t.Fatalf("%d replies, want %d:\n%s", len(said), len(want), strings.Join(said, ""))
	}
	for i := range want {
		if said[i] != want[i] {
			t.Errorf("reply %d:\n%s\nwant:\n%s", i, said[i], want[i])
		}
	}
}

func TestEveryErrorIsOneLineAndChangesNothing(t *testing.T) {
	for _, test := range []struct{ line, want string }{
		{"dance", `there is no command "dance"; help lists them`},
		{"play", "an option is missing"},
		{"play march p0 @c1", `toy.act: "march" is not one of the options`},
		{"play move p0 @d4", "TOY-3 forbids it (toy.far)"},
		{"play move p0 @zz", `option "move p0 @zz": "@zz": nothing is called "zz"`},
		{"play move p0 p0 @b1", "option \"move p0 p0 @b1\" should be written"},
		{"roll 3", "no dice and no draw"},
		{"draw k1", "no dice and no draw"},
		{"odds move p0 @d4", "TOY-3 forbids it"},
		{"why", "an option is missing"},
		{"why dance", "this option means nothing in toy"},
		{"view third", `"third" is not a side`},
		{"log many", `"many" is not a number`},
		{"save", "the name of a file is missing"},
		{"quit now", `"now" is too much`},
		{"undo twice", `"twice" is too much`},
		{strings.Repeat("play ", maxLine), "a line has at most 65536 bytes"},
	} {
		s := session(t, dealt, match.Hand())
		said := replies(talk(t, s, "play pass", test.line))
		if len(said) != 3 || !strings.HasPrefix(said[2], "error: "+test.want) || strings.Count(said[2], "\n") != 1 {
			t.Errorf("%.20q is answered with %q, want error: %s", test.line, said[2:], test.want)
		}
		if s.Match.Len() != 1 {
			t.Errorf("%.20q leaves %d answers, want 1", test.line, s.Match.Len())
		}
	}
}

func TestDiceThatCannotFallSoAreRefused(t *testing.T) {
	s := session(t, dealt, match.Hand())
	talk(t, s, "play play k2", "play attack p0 @p2", "play pass", "play agree")
	for _, line := range []string{"roll", "roll 7", "roll 0", "roll 1 2", "roll x", "draw k1"} {
		if said := replies(talk(t, s, line)); !strings.HasPrefix(said[1], "error: ") || s.Match.Len() != 4 {
			t.Errorf("%q is answered with %q", line, said[1])
		}
	}
	talk(t, s, "roll 1")
	for _, line := range []string{"draw k2", "draw p0", "draw", "draw k1 k3", "draw k1 #2", "roll 1"} {
		if said := replies(talk(t, s, line)); !strings.HasPrefix(said[1], "error: ") || s.Match.Len() != 5 {
			t.Errorf("%q is answered with %q", line, said[1])
		}
	}
}

func TestUndoTakesBackUpToTheWall(t *testing.T) {
	s := session(t, dealt, nil)
	said := replies(talk(t, s, "play play k2", "undo", "undo"))
	if !strings.HasPrefix(said[2], "undone 1\nask first toy.play") || s.Match.Len() != 0 {
		t.Errorf("undo says %q", said[2])
	}
	if !strings.HasPrefix(said[3], "error: ") {
		t.Errorf("a second undo says %q", said[3])
	}
}

func TestUndoTakesBackNothingOfTheOtherSide(t *testing.T) {
	// A declaration, while the other side is asked; then its pass, while the
	// first side is; a roll that is to be typed in is that of the first side.
	for last, lines := range map[string][]string{
		"a declaration":          {"play play k2", "play attack p0 @p2"},
		"the other side's guard": {"play play k2", "play attack p0 @p2", "play pass"},
	} {
		s := session(t, dealt, match.Hand())
		said := replies(talk(t, s, append(lines, "undo")...))
		if got := said[len(said)-1]; got != "error: undo forbids it (match.undo.other)\n" || s.Match.Len() != len(lines) {
			t.Errorf("%s: undo says %q", last, got)
		}
	}
	s := session(t, dealt, match.Hand())
	said := replies(talk(t, s, "play play k2", "play attack p0 @p2", "play pass", "play agree", "undo"))
	if got := said[len(said)-1]; !strings.HasPrefix(got, "undone 1\nask first toy.agree") {
		t.Errorf("before the dice are typed in, undo says %q", got)
	}
}

func TestWhyGivesTheClauseOrSaysThatItIsAllowed(t *testing.T) {
	said := replies(talk(t, session(t, dealt, nil), "play pass", "why move p0 @d4", "why hold"))
	if want := "why TOY-3 key=toy.far a=d4\nok 1\n"; said[2] != want {
		t.Errorf("why says %q, want %q", said[2], want)
	}
	if want := "allowed hold\nok 1\n"; said[3] != want {
		t.Errorf("why says %q, want %q", said[3], want)
	}
}

func TestOddsAreToldExactly(t *testing.T) {
	said := replies(talk(t, session(t, dealt, nil), "play play k2", "odds attack p0 @p2"))[2]
	for _, want := range []string{
		"odds target=p2 own=p0 attack p0 @p2\n", "dice 1d6 by=first\n", "mod attack 3 TOY-5 key=toy.mod.card\n",
		"assumed second toy.guard TOY-4 pass\n", "row 100.0 1 odds.row.removed", "derived removed=1 hurt=1 moved=0 ownhit=0 ownloss=0\n",
	} {
		if !strings.Contains(said, want) {
			t.Errorf("odds lack %q:\n%s", want, said)
		}
	}
}

func TestViewShowsOnlyWhatASideMaySee(t *testing.T) {
	said := replies(talk(t, session(t, dealt, nil), "view first", "view second", "view both"))
	for i, want := range []struct{ see, not string }{{"card k2 first", "card k0"}, {"card k0 second", "card k2"}, {"card ? first", "card k"}} {
		if !strings.Contains(said[i+1], want.see) || strings.Contains(said[i+1], want.not) {
			t.Errorf("view %d must show %q and not %q:\n%s", i, want.see, want.not, said[i+1])
		}
	}
	if !strings.Contains(said[1], "piece p0 first at=a1 face=infantry steps=1 of=2 value=3\n") {
		t.Errorf("the view lacks piece p0:\n%s", said[1])
	}
}

func TestThePositionCanBeLoadedAgain(t *testing.T) {
	said := replies(talk(t, session(t, dealt, nil), "position"))[1]
	var text strings.Builder
	for line := range strings.Lines(said) {
		if rest, ok := strings.CutPrefix(line, "| "); ok {
			text.WriteString(rest)
		}
	}
	if text.String() != dealt {
		t.Errorf("position says\n%s\nwant\n%s", text.String(), dealt)
	}
}

func TestJSONSaysTheSame(t *testing.T) {
	s := session(t, dealt, nil)
	s.JSON = true
	said := talk(t, s, "play pass", "play attack p0 @p2", "view", "log", "help", "nonsense", "odds pass")
	kinds := map[string]int{}
	for line := range strings.Lines(said) {
		var v map[string]any
		if err := json.Unmarshal([]byte(line), &v); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		kinds[v["type"].(string)]++
	}
	for _, kind := range []string{"grognard", "ask", "opt", "quiet", "event", "piece", "card", "log", "help", "error", "ok"} {
		if kinds[kind] == 0 {
			t.Errorf("no %q was said", kind)
		}
	}
}

func TestSentencesAreSpokenWhereThereAreWords(t *testing.T) {
	words, err := lang.Load(fstest.MapFS{"en/a.toml": &fstest.MapFile{Data: []byte(
		"[toy.played]\nother = \"{{.A}} is played.\"\n[toy.far]\nother = \"{{.A}} is too far.\"\n[toy.prompt.toy.act]\nother = \"Move or attack.\"\n")}})
	if err != nil {
		t.Fatal(err)
	}
	s := session(t, dealt, nil)
	s.Words = words
	said := talk(t, s, "play play k2", "play move p0 @d4", "why move p0 @d4")
	for _, want := range []string{`say="k2 is played."`, `say="Move or attack."`, "error: d4 is too far (TOY-3)\n", `say="D4 is too far."`} {
		if !strings.Contains(said, want) {
			t.Errorf("%s is not said:\n%s", want, said)
		}
	}
}

func TestAnAnswerIsAcknowledgedOnceItIsOnDisk(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.grog")
	s := session(t, dealt, nil)
	s.Saver = archive.NewWriter(path)
	s.Match.SaveTo(s.Saver, nil)
	talk(t, s, "play play k2")
	g, err := archive.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	if len(g.Lines) != 1 {
		t.Errorf("the save holds %q", g.Lines)
	}
	talk(t, s, "undo")
	if g, err = archive.Read(path); err != nil || len(g.Lines) != 0 {
		t.Errorf("after undo the save holds %q, %v", g.Lines, err)
	}
}

func TestAnAnswerThatCannotBeSavedIsNotPlayed(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	s := session(t, dealt, nil)
	s.Saver = archive.NewWriter(filepath.Join(file, "game.grog")) // a file is no folder
	s.Match.SaveTo(s.Saver, nil)
	_ = s.Saver.Flush()
	said := replies(talk(t, s, "play play k2"))
	if !strings.HasPrefix(said[1], "error: ") || s.Match.Len() != 0 {
		t.Errorf("%d answers after %q", s.Match.Len(), said[1])
	}
}

func TestSaveWritesAFileOrSaysWhyNot(t *testing.T) {
	s := session(t, dealt, nil)
	path := filepath.Join(t.TempDir(), "two words.grog")
	said := replies(talk(t, s, "play play k2", "save "+path))
	if !strings.HasPrefix(said[2], "saved file=") {
		t.Fatalf("save says %q", said[2])
	}
	g, err := archive.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := match.Load(toy.Book{}, g); err != nil || again.Len() != 1 {
		t.Errorf("the save does not open: %v", err)
	}
	said = replies(talk(t, s, "save "+path, "save "+filepath.Join(filepath.Dir(path), "no", "x.grog")))
	if !strings.HasPrefix(said[1], "saved file=") || !strings.Contains(said[2], "there is no folder") {
		t.Errorf("saved again, and into no folder: %q", said)
	}
	other, err := match.New(toy.Book{}, match.Start{Data: []byte(toy.Duel), Seed: 77})
	if err != nil {
		t.Fatal(err)
	}
	if said := replies(talk(t, &Session{Match: other}, "save "+path)); !strings.Contains(said[1], "holds something else than this game") {
		t.Errorf("another game is saved over this one: %q", said[1])
	}
	if still, err := archive.Read(path); err != nil || still.Seed != g.Seed {
		t.Errorf("the save is gone: %v", err)
	}
	s.Store = func(string, *archive.Game) error { return errors.New("no\nroom") }
	if said := replies(talk(t, s, "save x")); said[1] != "error: no room\n" {
		t.Errorf("a failed save says %q", said[1])
	}
}

func TestTheComputerMovesByItselfAndKeepsItsHand(t *testing.T) {
	m, err := match.New(toy.Book{}, match.Start{Data: []byte(dealt), Seed: 1,
		Players: [2]match.Player{{}, {Computer: true, Chooser: ai.Player{Work: 50}}}})
	if err != nil {
		t.Fatal(err)
	}
	s := &Session{Match: m}
	said := replies(talk(t, s, "view second", "play pass", "play hold", "play pass"))
	if !strings.HasPrefix(said[1], "error: ") {
		t.Errorf("the computer's hand is shown: %q", said[1])
	}
	if all := strings.Join(said[3:], ""); !strings.Contains(all, "event turn TOY-2 side=second n=1") || !strings.Contains(all, "\nask first ") ||
		strings.Contains(all, "\nask second ") {
		t.Errorf("the computer did not play its turn:\n%s", all)
	}
}

func TestWrittenDiceFallInOrderAndThenThePlayersRoll(t *testing.T) {
	dice, err := ReadRolls(toy.Book{}, strings.NewReader("# the hit\nroll 1\n\ndraw k7\n"))
	if err != nil {
		t.Fatal(err)
	}
	said := talk(t, session(t, dealt, dice), "play play k2", "play attack p0 @p2", "play pass", "play agree")
	for _, want := range []string{"faces=1", "event draw TOY-1 side=first who=k7", "over first"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not said:\n%s", want, said)
		}
	}
	dice, err = ReadRolls(toy.Book{}, strings.NewReader("roll 9\n"))
	if err != nil {
		t.Fatal(err)
	}
	said = talk(t, session(t, dealt, dice), "play play k2", "play attack p0 @p2", "play pass", "play agree")
	if !strings.HasSuffix(said, "ask chance toy.fight TOY-5 by=first dice=1d6\nok 4\n") {
		t.Errorf("a die of 9 is not asked again:\n%s", said)
	}
	for text, want := range map[string]string{
		"roll 1\nroll x": `:2: "x" is not the face of a die`, "draw k99": `:1: nothing is called "k99"`, "throw 3": `:1: "throw 3" is neither`,
		"roll 1\nroll " + strings.Repeat("1 ", 1<<16): ":2: a line has at most 65536 bytes",
	} {
		if _, err := ReadRolls(toy.Book{}, strings.NewReader(text)); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: error %v, want %s", text, err, want)
		}
	}
}

// sleepy is a computer player that thinks until nobody waits any more.
type sleepy struct{}

func (sleepy) Choose(p *rules.Position, _ rules.Side) rules.Option { return p.Request().Options[0] }

func (sleepy) ChooseAfter(ctx context.Context, _ *trail.Trail, p *rules.Position, _ rules.Side) rules.Option {
	<-ctx.Done()
	return p.Request().Options[0]
}

func TestASessionIsInterruptedWhileTheComputerThinks(t *testing.T) {
	m, err := match.New(toy.Book{}, match.Start{Data: []byte(dealt), Seed: 1,
		Players: [2]match.Player{{}, {Computer: true, Chooser: sleepy{}}}})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer stop()
	var out strings.Builder
	in, keep := io.Pipe() // never ends
	defer keep.Close()
	go io.WriteString(keep, "play pass\nplay hold\n")
	if err := (&Session{Match: m}).ServeUntil(ctx, in, &out); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "note say=\"interrupted") || !strings.HasSuffix(out.String(), "\nok 2\n") || m.Len() != 2 {
		t.Errorf("%d answers stand, and it said:\n%s", m.Len(), out.String())
	}
}

func TestTheSaveAgainstTheComputerHidesItsHand(t *testing.T) {
	m, err := match.New(toy.Book{}, match.Start{Data: []byte(dealt), Seed: 424242,
		Players: [2]match.Player{{}, {Computer: true, Chooser: ai.Player{Work: 50}}}})
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "game.grog")
	talk(t, &Session{Match: m}, "play pass", "save "+path)
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, secret := range []string{"424242", "first pass", "card k0"} {
		if i := bytes.Index(data, []byte("\nsealed ")); i < 0 || bytes.Contains(data[i:], []byte(secret)) {
			t.Errorf("the save shows %q", secret)
		}
	}
	if bytes.Contains(data, []byte("424242")) {
		t.Error("the save shows the seed")
	}
	if g, err := archive.Read(path); err != nil || g.Seed != 424242 {
		t.Errorf("it opens as %+v, %v", g, err)
	}
}
