package sound_test

import (
	"encoding/binary"
	"math"
	"slices"
	"sync"
	"testing"
	"time"

	"grognard/render/sound"
)

// block is what a device takes at one time, in samples: 10 ms.
const block = sound.Rate / 100

// full is a bank in which all is made, for all tests.
var full = sync.OnceValue(func() *sound.Bank {
	b := sound.NewBank()
	b.Fill()
	for b.Busy() {
		time.Sleep(time.Millisecond)
	}
	return b
})

func mixing(l sound.Levels) *sound.Mixer {
	m := sound.NewMixer(full())
	m.Set(l)
	read(m, 4*block) // levels have come to where they are to be
	return m
}

// read mixes so many samples in blocks, as a device takes them: the left and right ones by turns.
func read(m *sound.Mixer, n int) []float64 {
	p := make([]byte, 8*n)
	for at := 0; at < len(p); at += 8 * block {
		part := p[at:min(len(p), at+8*block)]
		if got, err := m.Read(part); got != len(part) || err != nil {
			panic(err)
		}
	}
	out := make([]float64, 2*n)
	for i := range out {
		out[i] = float64(math.Float32frombits(binary.LittleEndian.Uint32(p[4*i:])))
	}
	return out
}

func loudest(all []float64) (loud float64) {
	for _, x := range all {
		loud = max(loud, math.Abs(x))
	}
	return loud
}

func TestASoundBeginsWithTheNextBlock(t *testing.T) {
	m := mixing(sound.Levels{Effects: 100})
	if loud := loudest(read(m, block)); loud != 0 {
		t.Fatalf("before anything is played it is %.3f loud", loud)
	}
	m.Play(sound.Gun)
	if loud := loudest(read(m, block)); loud < .1 {
		t.Errorf("in the first 10 ms it is %.3f loud", loud)
	}
	rest := read(m, 2*sound.Rate)
	if end := loudest(rest[len(rest)-2*block:]); end != 0 {
		t.Errorf("2 s later it is %.5f loud", end)
	}
}

func TestVolumesAndSilence(t *testing.T) {
	at := func(l sound.Levels) float64 {
		m := mixing(l)
		m.Play(sound.Gun)
		return loudest(read(m, sound.Rate))
	}
	all, half := at(sound.Levels{Effects: 100}), at(sound.Levels{Effects: 50, Ambience: 0})
	if r := half / all; r < .25 || r > .5 {
		t.Errorf("half the volume is %.2f times as loud", r)
	}
	for _, l := range []sound.Levels{{Effects: 0, Ambience: 100}, {Effects: 100, Ambience: 100, Mute: true}} {
		if loud := at(l); loud != 0 {
			t.Errorf("%+v is %.3f loud", l, loud)
		}
	}
	if (sound.Levels{Effects: 10, Mute: true}).Audible() || (sound.Levels{}).Audible() || !(sound.Levels{Ambience: 1}).Audible() {
		t.Error("what is audible is told wrong")
	}
}

// What plays already falls silent at once, within 40 ms, and without a crack.
func TestMuteEndsWhatPlays(t *testing.T) {
	m := mixing(sound.Levels{Effects: 100})
	m.Play(sound.Victory)
	read(m, sound.Rate/2)
	m.Set(sound.Levels{Effects: 100, Mute: true})
	fall := read(m, 4*block)
	if loud := loudest(read(m, block)); loud != 0 {
		t.Errorf("40 ms after it is off it is %.3f loud", loud)
	}
	for i := 2; i < len(fall); i++ {
		if step := math.Abs(fall[i] - fall[i-2]); step > .25 {
			t.Fatalf("a step of %.2f after %d samples", step, i/2)
		}
	}
	m.Set(sound.Levels{Effects: 100})
	if loud := loudest(read(m, 6*block)); loud == 0 {
		t.Error("it stays silent when it is on again")
	}
}

func TestManySoundsAreNeverTooLoudAndNeverTooMany(t *testing.T) {
	m := mixing(sound.Levels{Effects: 100, Ambience: 100})
	for range 20 {
		for _, name := range sound.Names() {
			m.Play(name)
		}
		if loud := loudest(read(m, 5*block)); loud > .891 || loud < .2 {
			t.Fatalf("all at one time are %.3f loud", loud)
		}
		if n := m.Sounding(); n > sound.Voices || n < 10 {
			t.Fatalf("%d voices", n)
		}
	}
}

// Ten dice that come to rest in one frame are one sound, and four of a kind are enough.
func TestOneSoundDoesNotPileUp(t *testing.T) {
	m := mixing(sound.Levels{Effects: 100})
	for range 10 {
		m.Play(sound.Die)
	}
	if n := m.Sounding(); n != 1 {
		t.Errorf("%d voices of ten dice in one moment", n)
	}
	for range 10 {
		m.Play(sound.Gun)
		read(m, 5*block)
	}
	read(m, block)
	if n := m.Sounding(); n > 5 || n < 4 {
		t.Errorf("%d guns sound", n)
	}
}

func TestWhatIsHeardOftenVaries(t *testing.T) {
	b := full()
	for _, name := range []string{sound.Die, sound.Foot, sound.Volley, sound.Gun} {
		last := &b.Any(name)[0]
		seen := map[*int16]bool{}
		for range 60 {
			now := &b.Any(name)[0]
			if now == last {
				t.Fatalf("%s repeats itself", name)
			}
			last, seen[now] = now, true
		}
		if len(seen) != sound.Variants(name) {
			t.Errorf("%d of %d variants of %s are heard", len(seen), sound.Variants(name), name)
		}
	}
}

func TestWhatIsNotMadeYetIsSkipped(t *testing.T) {
	m := sound.NewMixer(sound.NewBank())
	m.Play(sound.Gun)
	m.Set(sound.Levels{Effects: 100})
	m.Play("thunder")
	m.Scene("sea")
	if n := m.Sounding(); n != 0 {
		t.Errorf("%d voices", n)
	}
}

// bedded is a mixer whose ambience has come.
func bedded(t *testing.T) *sound.Mixer {
	t.Helper()
	m := mixing(sound.Levels{Effects: 100, Ambience: 50})
	m.Scene(sound.Battle)
	for until := time.Now().Add(time.Minute); loudest(read(m, block)) == 0; m.Scene(sound.Battle) {
		if time.Now().After(until) {
			t.Fatal("no ambience comes")
		}
	}
	return m
}

func TestAmbienceComesAndGoesSlowly(t *testing.T) {
	m := bedded(t)
	if loud := loudest(read(m, block)); loud > .02 {
		t.Errorf("it begins with %.3f", loud)
	}
	read(m, 3*sound.Rate)
	if loud := loudest(read(m, sound.Rate)); loud < .01 {
		t.Errorf("after 3 s it is %.4f loud", loud)
	}
	m.Scene("")
	if loud := loudest(read(m, block)); loud < .005 {
		t.Errorf("it breaks off: %.4f", loud)
	}
	read(m, 3*sound.Rate)
	if loud := loudest(read(m, block)); loud != 0 {
		t.Errorf("3 s after its end it is %.4f loud", loud)
	}
}

// A table at rest falls silent, so that the device can be put to rest; what happens wakes it.
func TestWhereNothingHappensTheMixerRests(t *testing.T) {
	m := bedded(t)
	for len(m.Wake()) > 0 {
		<-m.Wake()
	}
	read(m, 50*sound.Rate)
	if m.Resting() || loudest(read(m, block)) == 0 {
		t.Error("it falls silent too soon")
	}
	read(m, 20*sound.Rate)
	if !m.Resting() {
		t.Error("it does not rest")
	}
	if len(m.Wake()) != 0 {
		t.Error("it wakes by itself")
	}
	m.Scene(sound.Battle)
	if m.Resting() || len(m.Wake()) != 1 {
		t.Error("it sleeps on while something happens")
	}
	m = mixing(sound.Levels{Effects: 100})
	read(m, 3*sound.Rate)
	if !m.Resting() {
		t.Error("without ambience it does not rest")
	}
	m.Play(sound.Click)
	if m.Resting() || len(m.Wake()) != 1 {
		t.Error("a click does not wake it")
	}
}

// The window plays and sets while the device reads.
func TestAMixerIsUsedFromManyGoroutines(t *testing.T) {
	m := mixing(sound.Levels{Effects: 100, Ambience: 20})
	var wg sync.WaitGroup
	for g := range 4 {
		wg.Go(func() {
			for i := range 300 {
				names := sound.Names()
				m.Play(names[(i*7+g)%len(names)])
				m.Scene([]string{"", sound.Field, sound.Battle}[i%3])
				m.Set(sound.Levels{Effects: i % 101, Ambience: 20, Mute: i%50 == 0})
				_, _ = m.Resting(), m.Levels()
			}
		})
	}
	for range 300 {
		if loud := loudest(read(m, block)); loud > .891 {
			t.Errorf("%.3f loud", loud)
		}
	}
	wg.Wait()
}

// From Play to the block that a device takes next there are no 60 ms, however many sounds are
// mixed; a call from the window returns at once.
func TestASoundIsNotLate(t *testing.T) {
	m := mixing(sound.Levels{Effects: 100, Ambience: 100})
	for _, name := range sound.Names() {
		m.Play(name)
	}
	p := make([]byte, 8*block)
	var took []time.Duration
	for range 100 {
		begin := time.Now()
		m.Play(sound.Drum)
		if _, err := m.Read(p); err != nil {
			t.Fatal(err)
		}
		took = append(took, time.Since(begin))
	}
	slices.Sort(took)
	if usual := took[len(took)/2]; usual > 5*time.Millisecond { // a busy machine may stall once
		t.Errorf("Play and the next block take %v", usual)
	}
}

func BenchmarkBlock(b *testing.B) {
	m := mixing(sound.Levels{Effects: 100, Ambience: 100})
	p := make([]byte, 8*block)
	for b.Loop() {
		for range 4 {
			m.Play(sound.Drum)
			m.Play(sound.Volley)
		}
		if _, err := m.Read(p); err != nil {
			b.Fatal(err)
		}
	}
}
