package sound

import (
	"encoding/binary"
	"math"
	"sync"
)

// Bounds of a mixer.
const (
	Voices  = 24          // that sound at one time, at most
	alike   = 4           // of them one sound, at most
	apart   = Rate / 40   // samples between two beginnings of one sound, at least
	ceiling = .85         // nothing is ever louder: -1.4 dB of full scale
	relax   = 1.0 / 9600  // how fast the limiter lets go, a sample
	glide   = 1.0 / 960   // how fast a level changes, a sample
	drift   = 1.0 / 96000 // how fast an ambience comes and goes
	linger  = 60 * Rate   // samples for which an ambience goes on where nothing happens
	frame   = 8           // bytes: two channels of float32, little endian
	quiet   = 2 * Rate    // samples of silence after which a mixer rests
	wide    = .22         // how far voices stand from the middle
	release = 1.0 / 480   // how fast a voice goes that makes room, a sample
)

// Mixer plays sounds into whatever reads from it: float32 samples, little endian, two channels,
// Rate a second. Its methods may be called from any goroutine; Play and the setters take
// microseconds.
type Mixer struct {
	mu     sync.Mutex
	bank   *Bank
	voices []voice
	levels Levels
	now    int64 // samples read so far
	began  map[string]int64

	effects, ambience float64 // levels as they are just now
	scene             string  // ambience that is wanted
	bed               bed     // that is played
	stirred           int64   // when something happened last
	peak              float64 // of the limiter
	silent            int     // samples of silence up to now
	chance            *kit
	wake              chan struct{}
}

// voice is one sound that is played.
type voice struct {
	name        string
	s           []int16
	at          int
	left, right float64
	gain        float64
	leaves      bool // makes room
}

// bed is an ambience that is played.
type bed struct {
	name string
	loop *loop
	at   int
	gain float64 // 0 to 1
}

// NewMixer returns a mixer of what a bank has. It is mute until levels are set.
func NewMixer(b *Bank) *Mixer {
	return &Mixer{bank: b, levels: Levels{Mute: true}, began: map[string]int64{}, chance: newKit("places", 0), wake: make(chan struct{}, 1), silent: quiet}
}

// Set changes the levels, from now on.
func (m *Mixer) Set(l Levels) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.levels = l
	if l.Audible() {
		m.bank.Fill()
		m.stir()
	}
}

// Stop is for a mixer that nobody reads from any more: it is mute, and nothing waits in it.
func (m *Mixer) Stop() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.levels.Mute = true
	m.voices = m.voices[:0]
}

// Levels returns the levels as set.
func (m *Mixer) Levels() Levels {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.levels
}

// Play begins a sound with the next block that is read. It does nothing where effects are off,
// the sound is not made yet, or the same one has begun just now.
func (m *Mixer) Play(name string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.levels.Mute || m.levels.Effects <= 0 {
		return
	}
	if at, ok := m.began[name]; ok && m.now-at < apart && m.sounds(name) > 0 {
		return
	}
	s := m.bank.Any(name)
	if s == nil {
		return
	}
	m.room(name)
	pan := .5 + wide*m.chance.between(-1, 1)
	m.voices = append(m.voices, voice{name: name, s: s, left: math.Sqrt(2 * (1 - pan)), right: math.Sqrt(2 * pan), gain: 1})
	m.began[name] = m.now
	m.stir()
}

// sounds counts the voices of a sound.
func (m *Mixer) sounds(name string) (n int) {
	for i := range m.voices {
		if v := &m.voices[i]; v.name == name && !v.leaves {
			n++
		}
	}
	return n
}

// room has a voice leave if there are too many: the oldest of the same sound, or of all.
func (m *Mixer) room(name string) {
	if m.sounds(name) >= alike {
		for i := range m.voices {
			if v := &m.voices[i]; v.name == name && !v.leaves {
				v.leaves = true
				break
			}
		}
	}
	if len(m.voices) >= Voices {
		m.voices = append(m.voices[:0], m.voices[1:]...)
	}
}

// Scene has an ambience played, "" none, and says that something happens: where nothing does for
// a minute, it falls silent. It is to be called whenever the window shows something new.
func (m *Mixer) Scene(name string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.scene = name
	m.stir()
}

// stir notes that something happens, and wakes who plays the mixer if there is something to hear.
func (m *Mixer) stir() {
	m.stirred = m.now
	if m.silent >= quiet && (len(m.voices) > 0 || m.wants()) {
		select {
		case m.wake <- struct{}{}:
		default:
		}
	}
}

// wants reports whether an ambience is to be heard.
func (m *Mixer) wants() bool {
	return m.scene != "" && !m.levels.Mute && m.levels.Ambience > 0 && m.now-m.stirred < linger
}

// Wake gets a value when a mixer that rested has something to play.
func (m *Mixer) Wake() <-chan struct{} { return m.wake }

// Resting reports whether nothing has been heard for a while and nothing is due: reading can be
// put off until Wake.
func (m *Mixer) Resting() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.silent >= quiet && len(m.voices) == 0 && !m.wants()
}

// gain is a level as a factor: half the percent sounds about half as loud.
func gain(percent int, mute bool) float64 {
	if mute {
		return 0
	}
	return math.Pow(float64(max(0, min(100, percent)))/100, 1.5)
}

// Read mixes as much as p has room for. There is always more.
func (m *Mixer) Read(p []byte) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := len(p) / frame
	m.lay()
	effects, ambience := gain(m.levels.Effects, m.levels.Mute), gain(m.levels.Ambience, m.levels.Mute)
	wants := m.wants()
	for i := range n {
		m.effects = toward(m.effects, effects, glide)
		m.ambience = toward(m.ambience, ambience, glide)
		l, r := m.ambient(wants)
		l, r = l*m.ambience, r*m.ambience
		el, er := m.sum()
		l, r = m.limit(l+el*m.effects, r+er*m.effects)
		binary.LittleEndian.PutUint32(p[i*frame:], math.Float32bits(float32(l)))
		binary.LittleEndian.PutUint32(p[i*frame+4:], math.Float32bits(float32(r)))
		if l == 0 && r == 0 {
			m.silent++
		} else {
			m.silent = 0
		}
	}
	m.now += int64(n)
	m.sweepOut()
	return n * frame, nil
}

// toward moves a level a step towards where it is to be.
func toward(is, goal, step float64) float64 {
	switch {
	case is < goal:
		return min(goal, is+step)
	case is > goal:
		return max(goal, is-step)
	}
	return is
}

// lay takes up another ambience once the one before has gone.
func (m *Mixer) lay() {
	if m.bed.gain == 0 && (m.bed.name != m.scene || m.bed.loop == nil) && m.wants() {
		m.bed.name = m.scene
		m.bed.loop = m.bank.loop(m.scene)
		m.bed.at = 0
	}
}

// ambient is the next sample of the ambience.
func (m *Mixer) ambient(wants bool) (left, right float64) {
	b := &m.bed
	if b.loop == nil {
		return 0, 0
	}
	goal := 0.0
	if wants && b.name == m.scene {
		goal = 1
	}
	if b.gain = toward(b.gain, goal, drift); b.gain == 0 {
		return 0, 0
	}
	g := b.gain / full
	left, right = g*float64(b.loop.left[b.at]), g*float64(b.loop.right[b.at])
	b.at = (b.at + 1) % len(b.loop.left)
	return left, right
}

// sum is the next sample of all voices.
func (m *Mixer) sum() (left, right float64) {
	for i := range m.voices {
		v := &m.voices[i]
		if v.at >= len(v.s) || v.gain <= 0 {
			continue
		}
		x := v.gain / full * float64(v.s[v.at])
		left += x * v.left
		right += x * v.right
		v.at++
		if v.leaves {
			v.gain -= release
		}
	}
	return left, right
}

// sweepOut forgets voices that have ended.
func (m *Mixer) sweepOut() {
	keep := m.voices[:0]
	for _, v := range m.voices {
		if v.at < len(v.s) && v.gain > 0 {
			keep = append(keep, v)
		}
	}
	m.voices = keep
}

// limit turns both channels down while they are too loud, and slowly up again.
func (m *Mixer) limit(l, r float64) (float64, float64) {
	m.peak = max(math.Abs(l), math.Abs(r), m.peak-m.peak*relax)
	if m.peak <= ceiling {
		return l, r
	}
	g := ceiling / m.peak
	return l * g, r * g
}

// Sounding counts the voices that are to be heard.
func (m *Mixer) Sounding() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.voices)
}
