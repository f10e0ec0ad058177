package archive

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
)

func TestASealedSaveHidesWhatIsHiddenAndOpensAsItWas(t *testing.T) {
	g := sample()
	g.Seed, g.Sealed = 987654321, true
	data := Encode(g)
	if !bytes.HasPrefix(data, []byte("grognard save 2\n")) {
		t.Errorf("it begins with %.20q", data)
	}
	for _, secret := range append([]string{"987654321", string(g.Last)}, g.Lines...) {
		if bytes.Contains(data, []byte(secret)) {
			t.Errorf("%q can be read in it", secret)
		}
	}
	back, err := Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	back.File, back.First, g.First = "", 0, 0
	if !reflect.DeepEqual(back, g) {
		t.Errorf("it opens as %+v, was %+v", back, g)
	}
}

func TestOtherSavesAreWrittenForOlderVersionsToo(t *testing.T) {
	if data := Encode(sample()); !bytes.HasPrefix(data, []byte("grognard save 1\n")) || bytes.Contains(data, []byte("sealed")) {
		t.Errorf("it begins with %.40q", data)
	}
	g := sample()
	g.Dice = DiceHonest
	if data := Encode(g); !bytes.HasPrefix(data, []byte("grognard save 2\n")) {
		t.Errorf("honest dice: it begins with %.40q", data)
	}
}

func TestADamagedSealIsTold(t *testing.T) {
	g := sample()
	g.Sealed = true
	lines := strings.SplitAfter(string(Encode(g)), "\n")
	for i := range lines {
		if strings.HasPrefix(lines[i], "sealed ") {
			lines[i+1] = strings.ToLower(lines[i+1])
			break
		}
	}
	if _, err := Decode([]byte(strings.Join(lines, ""))); err == nil || !strings.Contains(err.Error(), "the sealed part of the save is damaged") {
		t.Errorf("it says %v", err)
	}
}
