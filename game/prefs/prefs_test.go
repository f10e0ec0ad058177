package prefs

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/adrg/xdg"
	"github.com/google/go-cmp/cmp"

	"grognard/game/lang/langtest"
	"grognard/rules"
)

func TestDefaultSettingsAreSound(t *testing.T) {
	if err := Default().Check(); err != nil {
		t.Error(err)
	}
}

func TestSettingsReadBackAsTheyWereSaved(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "settings.toml")
	p := Default()
	p.Language, p.TextSize, p.Theme, p.Speed, p.OneClick, p.Curtain = "it", 150, "candle", "instant", true, false
	if err := Save(path, p); err != nil {
		t.Fatal(err)
	}
	got, err := Load(path)
	if d := cmp.Diff(p, got); err != nil || d != "" {
		t.Errorf("%v %s", err, d)
	}
}

func TestNoFileAndPartOfAFileMeanDefaults(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	if got, err := Load(path); err != nil || got != Default() {
		t.Errorf("no file gives %+v, %v", got, err)
	}
	want := Default()
	want.Language = "en"
	if got, err := Decode([]byte("language = \"en\"\n")); err != nil || got != want {
		t.Errorf("one line gives %+v, %v", got, err)
	}
}

func TestBrokenSettingsArePutAsideAndToldWithTheirLine(t *testing.T) {
	words := langtest.Words(t)
	for _, c := range []struct {
		name, text string
		line       int
		says       string
		kept       bool // what makes sense stays, in a file that is written anew
	}{
		{"syntax", "one_click = true\ntext_size = \n", 2, "", false},
		{"wrong sort", "one_click = true\n\ntext_size = \"loud\"\n", 3, "", true},
		{"unknown", "one_click = true\nsmell = true\n", 2, "smell", true},
		{"unknown word", "# mine\ntheme = \"pink\"\none_click = true\n", 2, "pink", true},
		{"too large", "text_size=900\none_click = true\n", 1, "between 80 and 200", true},
		{"two of them", "text_size=900\ntheme = \"pink\"\none_click = true\n", 2, "pink", true},
		{"no text", "\xff\xfe\x00", 1, "", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "settings.toml")
			for _, aside := range []string{path + ".broken-1", path + ".broken-2"} {
				if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
					t.Fatal(err)
				}
				p, err := Load(path)
				var f *rules.FileError
				want := Default()
				want.OneClick = c.kept
				if !errors.As(err, &f) || p != want {
					t.Fatalf("settings %+v, error %v", p, err)
				}
				if f.File != path || f.Line != c.line || !strings.Contains(f.Msg, c.says) || !strings.Contains(f.Msg, filepath.Base(aside)) || strings.Contains(f.Msg, "\n") {
					t.Errorf("error %v, want line %d, %q and %s", f, c.line, c.says, aside)
				}
				langtest.Told(t, words, err)
				if kept, err := os.ReadFile(aside); err != nil || string(kept) != c.text {
					t.Errorf("put aside: %q, %v", kept, err)
				}
				if again, err := Load(path); err != nil || again != want {
					t.Errorf("the next start has %+v, %v", again, err)
				}
				if _, err := os.Stat(path); (err == nil) != c.kept {
					t.Error("the broken file is still there, or what is kept of it is not written")
				}
			}
		})
	}
}

func TestSettingsThatCannotBeReadOrSavedSaySo(t *testing.T) {
	folder, words := t.TempDir(), langtest.Words(t)
	_, err := Load(folder)
	if err == nil || !strings.Contains(err.Error(), folder+": ") {
		t.Errorf("a folder gives %v", err)
	}
	langtest.Told(t, words, err)
	plain := filepath.Join(folder, "plain")
	if err := os.WriteFile(plain, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err = Save(filepath.Join(plain, "settings.toml"), Default()); err == nil {
		t.Error("settings are saved within a plain file")
	}
	langtest.Told(t, words, err)
	p := Default()
	p.TextSize = 201
	path := filepath.Join(folder, "settings.toml")
	if err = Save(path, p); err == nil || !strings.Contains(err.Error(), "text_size") {
		t.Errorf("a text size of 201 gives %v", err)
	}
	langtest.Told(t, words, err)
	if _, err := os.Stat(path); err == nil {
		t.Error("settings without sense are on disk")
	}
}

func TestPaceIsReadFromTheSpeed(t *testing.T) {
	want := map[string]float64{"0.5": 0.5, "1": 1, "2": 2, "4": 4, "instant": 0}
	for _, s := range Speeds() {
		if got := (Prefs{Speed: s}).Pace(); got != want[s] {
			t.Errorf("speed %s has pace %v", s, got)
		}
	}
}

func TestPathsStayBelowTheirFolders(t *testing.T) {
	p := PathsIn("c", "d", "p")
	if p.Settings != filepath.Join("c", "settings.toml") || filepath.Dir(p.Saves) != "d" || filepath.Dir(p.Crashes) != "d" || p.Pictures != "p" {
		t.Errorf("paths %+v", p)
	}
	if u, err := UserPaths(); err != nil || !strings.Contains(u.Settings, "grognard") || u.Saves == u.Crashes {
		t.Errorf("paths %+v", u)
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(Encode(Default()))
	f.Add([]byte("theme = \"pink\""))
	f.Add([]byte("theme.x = 3\n[volume]\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := Decode(data)
		if err != nil {
			var fe *rules.FileError
			if !errors.As(err, &fe) || fe.Key == "" || p != Default() {
				t.Fatalf("settings %+v, error %v", p, err)
			}
			return
		}
		if again, err := Decode(Encode(p)); err != nil || again != p {
			t.Fatalf("written again: %+v, %v", again, err)
		}
	})
}

func TestWithoutHOMEGamesDoNotGoToTheRootFolder(t *testing.T) {
	for _, name := range []string{"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"} {
		t.Setenv(name, "")
	}
	t.Cleanup(xdg.Reload)
	xdg.Reload()
	u, err := UserPaths()
	if err != nil {
		t.Skip(err) // nobody knows a home on this computer
	}
	for _, path := range []string{u.Saves, u.Settings} {
		if strings.HasPrefix(path, "/.") {
			t.Errorf("without HOME there is %s", path)
		}
	}
}

func TestSettingsThatAreFarTooLongArePutAside(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	if err := os.WriteFile(path, make([]byte, 1<<20), 0o644); err != nil {
		t.Fatal(err)
	}
	if p, err := Load(path); err == nil || !strings.Contains(err.Error(), "the file is too long") || p != Default() {
		t.Errorf("%+v, %v", p, err)
	}
	if _, err := os.Stat(path + ".broken-1"); err != nil {
		t.Error(err)
	}
}
