package screen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/rules"
	"grognard/scenarios"
)

// played opens a finished or unfinished game in which one person played both
// sides and always took an option in turn.
func played(t *testing.T, answers int) *match.Match {
	t.Helper()
	book, ok := scenarios.Book("manoeuvre")
	if !ok {
		t.Fatal("Manoeuvre is not there")
	}
	_, data, err := scenarios.Open("manoeuvre", "man-01-first-orders")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{
		Scenario: "man-01-first-orders", Title: "First Orders", Data: data, Open: true, Seed: 3,
	})
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < answers && m.Request() != nil; i++ {
		q := m.Request()
		if _, err := m.Answer(q.Options[(i*7919)%len(q.Options)]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// begun starts the first scenario for two players and stops at the curtain.
func begun(t *testing.T) *desk {
	t.Helper()
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.click("system.manoeuvre")
	d.click("button.start")
	return d
}

// seated lifts the curtain.
func seated(t *testing.T) *desk {
	t.Helper()
	d := begun(t)
	d.in.Now += settleTime
	d.click("button.take-seat")
	return d
}

func (d *desk) top() screen { return d.root.stack[len(d.root.stack)-1] }

func TestASystemThatIsNotBuiltSaysSo(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.click("system.eagles")
	if _, still := d.top().(*title); !still || !d.says("The March of Eagles cannot be played yet") {
		t.Error("the click says nothing, or leads somewhere")
	}
	d.in.Now += noticeTime
	d.settle()
	if d.says("cannot be played yet") {
		t.Error("the notice stays")
	}
}

func TestTheLanguageChangesAtOnce(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.click("button.options")
	d.click("option.language.it")
	if !d.says("Grandezza del testo") || d.says("Text size") {
		t.Error("the options are not in Italian")
	}
}

func TestSettingsHoldAtOnceAndStandInTheirFile(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.root.deps.Settings = filepath.Join(t.TempDir(), "settings.toml")
	d.click("button.options")
	size := d.root.ui.Scale
	for _, name := range []string{"option.theme.candle", "option.speed.instant", "option.calm", "option.curtain", "option.text.150"} {
		d.click(name)
	}
	p, err := prefs.Load(d.root.deps.Settings)
	if err != nil {
		t.Fatal(err)
	}
	if p.TextSize != 150 || p.Theme != "candle" || p.Speed != "instant" || !p.ReducedMotion || p.Curtain {
		t.Errorf("the file holds %+v", p)
	}
	if d.root.ui.Scale != size*1.5 || d.root.ui.Theme.Name != "candle" || !d.root.ui.Calm {
		t.Error("the screen has not followed")
	}
	d.click("button.defaults")
	if got := d.root.Prefs(); got != prefs.Default() {
		t.Errorf("after restoring the defaults: %+v", got)
	}
}

func TestSettingsThatCannotBeWrittenAreTold(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	blocked := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(blocked, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	d.root.deps.Settings = filepath.Join(blocked, "settings.toml")
	d.click("button.options")
	d.click("option.oneclick")
	if !d.says("The settings cannot be saved") || !d.root.Prefs().OneClick {
		t.Error("the failure is not told, or the setting is lost")
	}
}

func TestAnArrowKeyMovesTheSliderOnlyWhileItHasTheFocus(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.click("button.options")
	d.key("Right")
	if v := d.root.Prefs().Volume; v != 70 {
		t.Fatalf("without focus the volume went to %d", v)
	}
	d.root.ui.SetFocus("option.volume")
	d.key("Right")
	if v := d.root.Prefs().Volume; v != 80 {
		t.Errorf("volume %d, want 80", v)
	}
}

func TestTheBrowserShowsArmiesAndStoryOfTheScenarioChosen(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.click("system.manoeuvre")
	list := scenarios.List("manoeuvre")
	for _, s := range list[:4] {
		d.click("scenario." + s.ID)
		first := strings.Fields(s.Story.EN)
		if !d.says(strings.Join(first[:4], " ")) {
			t.Errorf("%s: its story does not show", s.ID)
		}
	}
}

func TestArrowKeysWalkThroughTheScenarios(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.click("system.manoeuvre")
	d.root.ui.SetFocus("list.scenarios")
	d.key("Down", "Down")
	if b := d.top().(*browser); b.at != 2 {
		t.Errorf("entry %d is chosen", b.at)
	}
	d.key("Home")
	if b := d.top().(*browser); b.at != 0 {
		t.Errorf("after Home entry %d is chosen", b.at)
	}
}

func TestASwitchIsHandedToTheGameAndTheScenarioStaysUntouched(t *testing.T) {
	d := newDesk(t, 1920, 2400, prefs.Default())
	d.click("system.manoeuvre")
	d.click("switch.ambush.revised")
	b := d.top().(*browser)
	if got := b.switches(); len(got) != 1 || got["ambush"] != "revised" {
		t.Fatalf("switches %v", got)
	}
	d.click("switch.ambush")
	if got := b.switches(); len(got) != 0 {
		t.Errorf("back to the scenario: %v", got)
	}
}

func TestAGameIsSavedBeforeItsFirstAnswer(t *testing.T) {
	d := begun(t)
	if err := d.root.Close(); err != nil {
		t.Fatal(err)
	}
	all, err := archive.List(d.root.deps.Saves)
	if err != nil || len(all) != 1 || all[0].Err != nil || all[0].Header.Scenario != "man-01-first-orders" {
		t.Errorf("saves %+v, %v", all, err)
	}
}

func TestTheCurtainLetsNothingThrough(t *testing.T) {
	d := begun(t)
	if _, up := d.top().(*curtain); !up {
		t.Fatal("there is no curtain")
	}
	if got := d.names(); got != "button.take-seat" {
		t.Errorf("what can be clicked: %s", got)
	}
	cover := false
	for _, c := range d.list.Cmds {
		if c.Layer < paint.Curtain {
			if c.Op == paint.Text {
				t.Errorf("%q lies under the curtain", c.Text)
			}
			continue
		}
		if c.Op == paint.Fill && c.Dst == (paint.Rect{W: 1920, H: 1080}) && c.Color.A == 255 {
			cover = true
		}
		if strings.HasPrefix(c.Key, "card/") || strings.HasPrefix(c.Key, "counter/") {
			t.Errorf("%s shows on the curtain", c.Key)
		}
	}
	if !cover {
		t.Error("nothing covers the whole window")
	}
}

func TestTheCurtainHearsNoKeyThatComesTooSoon(t *testing.T) {
	d := begun(t)
	d.key("Enter")
	if _, up := d.top().(*curtain); !up {
		t.Fatal("a key pressed at once has lifted the curtain")
	}
	d.in.Now += settleTime
	d.key("Enter")
	if _, up := d.top().(*curtain); up {
		t.Error("the curtain stays down")
	}
}

func TestWithoutCurtainTheTableStaysInView(t *testing.T) {
	p := prefs.Default()
	p.Curtain = false
	d := newDesk(t, 1920, 1080, p)
	d.click("system.manoeuvre")
	d.click("button.start")
	k, up := d.top().(*curtain)
	if !up || k.below == nil || !d.has("button.take-seat") {
		t.Fatal("nobody asks for the seat")
	}
	d.in.Now += settleTime
	d.click("button.take-seat")
	if _, on := d.top().(*table); !on {
		t.Error("the table does not follow")
	}
}

func TestTheMenuLiesOverTheTableAndEscapeClosesIt(t *testing.T) {
	d := seated(t)
	d.key("Escape")
	if _, open := d.top().(*menu); !open || !d.has("button.resume") || d.has("button.undo") {
		t.Fatalf("no menu, or the table is still there to be clicked: %s", d.names())
	}
	d.key("Escape")
	if _, back := d.top().(*table); !back {
		t.Error("Escape does not lead back to the table")
	}
}

func TestACopyIsSavedUnderTheNameTyped(t *testing.T) {
	d := seated(t)
	d.key("Escape")
	d.click("button.save")
	s := d.top().(*saveAs)
	for range len("First Orders") {
		d.key("Backspace")
	}
	d.click("button.save")
	if d.top() != screen(s) || !d.says("The copy needs a name.") {
		t.Fatal("a copy without a name is saved, or the reason is not told")
	}
	d.typed("Dopo la carica")
	d.click("button.save")
	all, _ := archive.List(d.root.deps.Saves)
	found := false
	for _, it := range all {
		found = found || it.Header.Title == "Dopo la carica"
	}
	if !found {
		t.Errorf("saves %+v", all)
	}
}

func TestContinueGoesOnWithTheLastGame(t *testing.T) {
	d := seated(t)
	d.key("Escape")
	d.click("button.title")
	if err := d.root.Close(); err != nil {
		t.Fatal(err)
	}
	d.root.saves++
	d.settle()
	d.click("button.continue")
	if _, up := d.top().(*curtain); !up {
		t.Errorf("after Continue: %T", d.top())
	}
}

func TestADamagedSaveShowsItsFaultAndCanBeDeleted(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	dir := d.root.deps.Saves
	if err := os.MkdirAll(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "bad.grog")
	if err := os.WriteFile(path, []byte("grognard save 1\nnonsense\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	d.click("button.load")
	if !d.says("bad.grog") || !d.says("Damaged at line 2") {
		t.Error("the fault does not show")
	}
	d.click("button.open")
	if !d.says("no older copy") {
		t.Error("a click on Open does not say why it cannot")
	}
	d.click("button.delete")
	d.key("Enter")
	if !exists(path) {
		t.Fatal("Enter has pushed the button that destroys")
	}
	d.click("button.delete")
	d.click("button.delete.yes")
	if exists(path) || d.has("save.bad") {
		t.Error("the save is still there")
	}
}

func TestAnOlderCopyOfADamagedSaveOpens(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	path := filepath.Join(d.root.deps.Saves, "good.grog")
	m := played(t, 5)
	if err := archive.Write(path, m.Save()); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(path, path+".1"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("grognard save 1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	d.click("button.load")
	if !d.says("Open the copy before it") {
		t.Fatal("the older copy is not offered")
	}
	d.click("button.open")
	if _, on := d.top().(*table); !on {
		t.Errorf("after opening: %T", d.top())
	}
}

func TestTheReplayStepsThroughTheGame(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	m := played(t, 30)
	p := newReplay(d.root, m)
	d.root.push(p)
	d.settle()
	d.key("Right", "Right", "Right", "Left")
	if p.at != 2 {
		t.Errorf("at answer %d, want 2", p.at)
	}
	d.click("button.last")
	if p.at != m.Len() {
		t.Errorf("at %d, want the end %d", p.at, m.Len())
	}
	d.click("button.branch")
	if d.top() != screen(p) || !d.says("Step back first") {
		t.Error("a branch begins at the end, or the reason is not told")
	}
	d.click("button.first")
	d.click("button.run")
	for range 5 {
		d.in.Now += replayPace
		d.tick()
	}
	if !p.run || p.at < 4 {
		t.Errorf("the replay does not run: at %d", p.at)
	}
}

func TestABranchIsAGameOfItsOwnWithASaveOfItsOwn(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	m := played(t, 30)
	p := newReplay(d.root, m)
	d.root.push(p)
	d.settle()
	d.key("PageDown")
	at := p.at
	d.click("button.branch")
	b, on := d.top().(*table)
	if !on {
		t.Fatalf("after the branch: %T", d.top())
	}
	if b.m == m || b.m.Len() < at || m.Len() < 30 {
		t.Error("the branch is not a game of its own")
	}
	if err := d.root.Close(); err != nil {
		t.Fatal(err)
	}
	if all, _ := archive.List(d.root.deps.Saves); len(all) != 1 {
		t.Errorf("%d saves, want the branch's", len(all))
	}
}

func TestTheEndNamesTheWinnerAndTheLosses(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	m := played(t, 20)
	loser := m.Request().To
	if _, err := m.Answer(rules.Option{Do: rules.Concede}); err != nil {
		t.Fatal(err)
	}
	d.root.push(newTable(d.root, m))
	d.settle()
	if _, end := d.top().(*summary); !end {
		t.Fatalf("the game is over, and the screen is %T", d.top())
	}
	winner := d.root.deps.Words.Side(loser.Other(), d.root.names(m))
	if !d.says(winner + ": victory") {
		t.Errorf("the winner %s is not named", winner)
	}
	d.readable("summary")
	d.click("button.review")
	if _, on := d.top().(*table); !on {
		t.Fatalf("the board cannot be looked at: %T", d.top())
	}
	d.key("Escape")
	d.click("button.result")
	if _, end := d.top().(*summary); !end {
		t.Error("the menu does not lead back to the result")
	}
	d.click("button.again")
	if tb, on := d.top().(*table); !on || tb.m == m {
		t.Errorf("no new game: %T", d.top())
	}
}

func TestTheComputerCanBePlayedAgainstFromEitherSide(t *testing.T) {
	for i, name := range []string{"who.first", "who.second"} {
		d := newDesk(t, 1920, 1080, prefs.Default())
		d.root.deps.Chooser = func(rules.Rulebook, uint64) match.Chooser { return simple{} }
		d.click("system.manoeuvre")
		d.click(name)
		d.click("button.start")
		tb, on := d.top().(*table)
		if !on {
			t.Fatalf("%s: %T", name, d.top())
		}
		players := tb.m.Start().Players
		if players[i].Computer || !players[1-i].Computer || tb.m.Viewer() != rules.Side(i) {
			t.Errorf("%s: players %+v, the screen shows side %d", name, players, tb.m.Viewer())
		}
	}
}

// simple is a computer player that takes what comes first.
type simple struct{}

func (simple) Choose(p *rules.Position, _ rules.Side) rules.Option {
	q := p.Request()
	if q.Quiet >= 0 {
		return q.Options[q.Quiet]
	}
	return q.Options[0]
}

func TestTheCommandLineOpensScenarioAndSave(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	if err := d.root.Begin("manoeuvre", "man-01-first-orders"); err != nil {
		t.Fatal(err)
	}
	d.settle()
	if _, up := d.top().(*curtain); !up {
		t.Errorf("the scenario shows %T", d.top())
	}
	for _, bad := range [][2]string{{"chess", "x"}, {"manoeuvre", "x"}} {
		if err := d.root.Begin(bad[0], bad[1]); err == nil {
			t.Errorf("%v begins", bad)
		}
	}
	path := filepath.Join(t.TempDir(), "game.grog")
	if err := archive.Write(path, played(t, 8).Save()); err != nil {
		t.Fatal(err)
	}
	if err := d.root.Open(path); err != nil {
		t.Fatal(err)
	}
	if err := d.root.Open(path + ".none"); err == nil {
		t.Error("a save that is not there opens")
	}
}

func TestQuitEndsTheProgram(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.click("button.quit")
	if !d.last.Quit {
		t.Error("the window stays")
	}
}
