package archive

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// A save of any format that is renamed differs in its title and in nothing else: parts that are damaged, and
// older generations, stay byte by byte.
func TestARenamedSaveDiffersInItsTitleAlone(t *testing.T) {
	untitled := sample()
	untitled.Title = ""
	for name, g := range map[string]*Game{"plain": sample(), "parts": studied(false), "sealed": studied(true), "untitled": untitled} {
		path := filepath.Join(t.TempDir(), name+Ext)
		for range 2 {
			if err := Write(path, g); err != nil {
				t.Fatal(err)
			}
		}
		data, _ := os.ReadFile(path)
		if i := bytes.Index(data, []byte("\npart judged ")); i >= 0 {
			data[i+60] ^= 1
			if err := os.WriteFile(path, data, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		before, err := Read(path)
		if err != nil {
			t.Fatal(err)
		}
		older, _ := os.ReadFile(path + ".1")
		for _, title := range []string{"Before supper – è già l’ora", "", " two\nlines "} {
			if err := Rename(path, title); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			after, err := Read(path)
			if err != nil {
				t.Fatalf("%s, %q: %v", name, title, err)
			}
			want := *before
			want.Title, want.First = OneLine(title), after.First
			want.Lost, after.Lost = nil, nil
			if d := cmp.Diff(&want, after); d != "" {
				t.Errorf("%s, %q: %s", name, title, d)
			}
			now, _ := os.ReadFile(path)
			if i, k := bytes.Index(data, []byte("\npart ")), bytes.Index(now, []byte("\npart ")); i >= 0 && !bytes.Equal(data[i:], now[k:]) {
				t.Errorf("%s: what is kept behind the end has changed", name)
			}
		}
		if err := Rename(path, before.Title); err != nil {
			t.Fatal(err)
		}
		if now, _ := os.ReadFile(path + ".1"); !bytes.Equal(now, older) {
			t.Errorf("%s: its older generation has changed", name)
		}
		if Exists(path+".2") || Exists(path+lockExt) {
			t.Errorf("%s: files are left", name)
		}
	}
}

// What stands in the scenario like a line of the header is none.
func TestATitleInTheScenarioIsNotRenamed(t *testing.T) {
	g := sample()
	g.Data = []byte("title Waterloo\ndata 7\nend 0\n")
	path := filepath.Join(t.TempDir(), "a"+Ext)
	if err := Write(path, g); err != nil {
		t.Fatal(err)
	}
	if err := Rename(path, "Mine"); err != nil {
		t.Fatal(err)
	}
	if got, err := Read(path); err != nil || !bytes.Equal(got.Data, g.Data) || got.Title != "Mine" {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestADamagedSaveAndOneThatIsPlayedAreNotRenamed(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a"+Ext)
	w, err := Claim(path)
	if err != nil {
		t.Fatal(err)
	}
	w.Put(sample())
	_ = w.Flush()
	before, _ := os.ReadFile(path)
	if err := Rename(path, "Mine"); !Taken(err) {
		t.Errorf("another program has it open: %v", err)
	}
	w.Close()
	if now, _ := os.ReadFile(path); !bytes.Equal(now, before) {
		t.Error("the save has changed")
	}
	torn := before[:len(before)-30]
	if err := os.WriteFile(path, torn, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := Rename(path, "Mine"); err == nil || !strings.Contains(err.Error(), path) {
		t.Errorf("a damaged save: %v", err)
	}
	if now, _ := os.ReadFile(path); !bytes.Equal(now, torn) {
		t.Error("the damaged save has changed")
	}
}
