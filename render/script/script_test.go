package script

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/render/paint"

	"github.com/google/go-cmp/cmp"
)

// desk is a scene with a few buttons that writes down what is done to it.
type desk struct {
	names []string
	did   []string
	lang  string
	press string
	moves int // frames still to animate after a click
	shy   string
	away  bool // shy has moved off, since it was pointed at
}

func (d *desk) SetLang(tag string) { d.lang = tag }

func (d *desk) Hits() []paint.Hit {
	var hits []paint.Hit
	for i, n := range d.names {
		h := paint.Hit{Name: n, Rect: paint.Rect{X: float32(i * 50), W: 50, H: 20}}
		if d.away && n == d.shy {
			h.Y = 100
		}
		hits = append(hits, h)
	}
	return hits
}

func (d *desk) at(in *paint.Input) string {
	for _, h := range d.Hits() {
		if h.Has(in.X, in.Y) {
			return h.Name
		}
	}
	return "nothing"
}

func (d *desk) Frame(in *paint.Input, _ *paint.List) paint.Status {
	d.moves--
	d.away = d.away || d.at(in) == d.shy
	for i, b := range []string{"left", "right"} {
		if in.Pressed[i] {
			d.press = d.at(in)
		}
		if in.Released[i] {
			d.did = append(d.did, b+" "+d.press+" to "+d.at(in))
			d.moves = 5
		}
	}
	for _, k := range in.Keys {
		held := ""
		if in.Held.Ctrl {
			held = "Ctrl+"
		}
		d.did = append(d.did, "key "+held+string(k))
	}
	if in.Text != "" {
		d.did = append(d.did, "text "+in.Text)
	}
	if in.WheelY != 0 {
		d.did = append(d.did, "wheel on "+d.at(in))
	}
	return paint.Status{Animating: d.moves > 0}
}

// run plays text into d, 16 ms a frame, and returns the pictures asked for.
func run(t *testing.T, d *desk, text string) (shots []string, p *Player, quit bool) {
	t.Helper()
	orders, err := Parse("test.txt", text)
	if err != nil {
		t.Fatal(err)
	}
	p = NewPlayer(d, orders, Options{File: "test.txt", Shots: "pics"})
	var l paint.List
	for i := 1; i < 5000 && !p.Done() && !quit; i++ {
		s := p.Frame(&paint.Input{Now: float64(i) * 16, W: 640, H: 360, Scale: 1}, &l)
		if s.Shot != "" {
			shots = append(shots, s.Shot)
		}
		quit = s.Quit
	}
	return shots, p, quit
}

func TestAClickFollowsWhatMovesWhenItIsPointedAt(t *testing.T) {
	d := &desk{names: []string{"one", "two"}, shy: "two"}
	run(t, d, "click two")
	if diff := cmp.Diff([]string{"left two to two"}, d.did); diff != "" {
		t.Errorf("done (-want +got):\n%s", diff)
	}
}

func TestOrdersReachTheSceneAsMouseAndKeys(t *testing.T) {
	d := &desk{names: []string{"one", "two", "card 3"}}
	shots, p, quit := run(t, d, `
		click one           # a comment
		rclick "card 3"
		drag one two
		rdrag two one
		wheel two -1
		key Ctrl+Z
		type Viva l'Italia
		wait 100
		settle
		expect two
		absent four
		lang it
		shot a.png
		quit`)
	want := []string{
		"left one to one", "right card 3 to card 3", "left one to two", "right two to one", "wheel on two", "key Ctrl+Z",
		"text Viva l'Italia",
	}
	if diff := cmp.Diff(want, d.did); diff != "" {
		t.Errorf("done (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{filepath.Join("pics", "a.png")}, shots); diff != "" {
		t.Errorf("pictures (-want +got):\n%s", diff)
	}
	if p.Err() != nil || !quit || d.lang != "it" {
		t.Errorf("err %v, quit %v, lang %q", p.Err(), quit, d.lang)
	}
}

func TestPlayClicksOnlyWhatBeginsSoAndTheSameEveryTime(t *testing.T) {
	var did [2][]string
	for i := range did {
		d := &desk{names: []string{"cell.a1", "menu", "cell.b2", "option.pass"}}
		if _, p, _ := run(t, d, "play 40 cell. option."); p.Err() != nil {
			t.Fatal(p.Err())
		}
		did[i] = d.did
	}
	if len(did[0]) != 40 {
		t.Errorf("%d clicks", len(did[0]))
	}
	if strings.Contains(strings.Join(did[0], " "), "menu") {
		t.Error("the menu was clicked")
	}
	if diff := cmp.Diff(did[0], did[1]); diff != "" {
		t.Errorf("the same seed plays otherwise:\n%s", diff)
	}
}

func TestPlayEndsWhenTheNameAppears(t *testing.T) {
	d := &desk{names: []string{"cell.a1", "result"}}
	if _, p, _ := run(t, d, "play 40 cell. until result"); p.Err() != nil || len(d.did) != 0 {
		t.Errorf("err %v, did %v", p.Err(), d.did)
	}
}

func TestMissingRegionStopsTheScriptWithFileAndLine(t *testing.T) {
	_, p, quit := run(t, &desk{names: []string{"one"}}, "click one\nclick five\n")
	if p.Err() == nil || p.Err().Error() != `test.txt:2: nothing named "five" is there` || !quit {
		t.Errorf("err %v, quit %v", p.Err(), quit)
	}
}

func TestWrongScriptsAreRefusedWithFileAndLine(t *testing.T) {
	for text, want := range map[string]string{
		"\njump":             `s:2: unknown order "jump"`,
		"click":              `s:1: click takes 1 words, not 0`,
		"wait long":          `s:1: "long" is no whole number`,
		"key Hyper+A":        `s:1: unknown key "Hyper" held in "Hyper+A"`,
		"key Ctrl+":          `s:1: no key in "Ctrl+"`,
		`click "a b`:         `s:1: a quote is not closed`,
		"play 5":             `s:1: play takes a number and at least one prefix`,
		"play 5 a until b c": `s:1: until takes one name, at the end`,
	} {
		if _, err := Parse("s", text); err == nil || err.Error() != want {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
	}
}

func TestAScriptIsReadFromAFileThatIsNotTooLong(t *testing.T) {
	file := filepath.Join(t.TempDir(), "s")
	order := "click one\n"
	write := func(n int) {
		t.Helper()
		text := order + "#" + strings.Repeat("x", n-len(order)-1)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(longest)
	if orders, err := Read(file); err != nil || len(orders) != 1 || orders[0].Names[0] != "one" {
		t.Errorf("%+v, %v", orders, err)
	}
	write(longest + 1)
	if _, err := Read(file); err == nil || err.Error() != file+": the file is too long: more than 1024 KiB" {
		t.Errorf("a longer one: %v", err)
	}
	if _, err := Read(file + ".none"); err == nil {
		t.Error("a file that is not there is read")
	}
}

func TestRecorderWritesRegionsWhenTheyChange(t *testing.T) {
	d := &desk{names: []string{"one"}}
	r := &Recorder{Scene: d, File: filepath.Join(t.TempDir(), "hits.json")}
	if diff := cmp.Diff([]string{"one"}, recorded(t, r, paint.Input{}).names()); diff != "" {
		t.Error(diff)
	}
	d.names = append(d.names, "two")
	if diff := cmp.Diff([]string{"one", "two"}, recorded(t, r, paint.Input{}).names()); diff != "" {
		t.Error(diff)
	}
	os.Remove(r.File)
	if r.Frame(&paint.Input{}, &paint.List{}); r.Err() != nil {
		t.Error(r.Err())
	}
	if _, err := os.Stat(r.File); err == nil {
		t.Error("written although nothing changed")
	}
}

func TestRecorderTellsWhenAClickWasHeardAndNothingMovesAnyMore(t *testing.T) {
	r := &Recorder{Scene: &desk{names: []string{"one"}}, File: filepath.Join(t.TempDir(), "hits.json")}
	if f := recorded(t, r, paint.Input{}); f.Buttons != 0 || !f.Resting {
		t.Errorf("before the click: %+v", f)
	}
	f := recorded(t, r, paint.Input{Pressed: [3]bool{paint.Left: true}, Released: [3]bool{paint.Left: true}})
	if f.Buttons != 2 || f.Resting {
		t.Errorf("in the frame of the click: %+v", f)
	}
	for n := 1; !f.Resting; n++ {
		if n > 10 {
			t.Fatal("it never rests")
		}
		f = recorded(t, r, paint.Input{})
	}
	if f.Buttons != 2 {
		t.Errorf("at rest: %+v", f)
	}
}

// recorded runs a frame and reads the file.
func recorded(t *testing.T, r *Recorder, in paint.Input) (f record) {
	t.Helper()
	r.Frame(&in, &paint.List{})
	data, err := os.ReadFile(r.File)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &f); err != nil {
		t.Fatal(err)
	}
	return f
}

func (f record) names() (all []string) {
	for _, r := range f.Regions {
		all = append(all, r.Name)
	}
	return all
}

func FuzzParse(f *testing.F) {
	f.Add("click \"a b\"\nplay 3 cell. until x # end")
	f.Fuzz(func(t *testing.T, text string) {
		orders, err := Parse("f", text)
		if err == nil && len(orders) > strings.Count(text, "\n")+1 {
			t.Errorf("%d orders on fewer lines", len(orders))
		}
	})
}
