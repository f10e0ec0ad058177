package screen

import (
	"errors"
	"io/fs"
	"path/filepath"
	"runtime"
	"time"

	"grognard/assets"
	"grognard/game/ai"
	"grognard/game/lang"
	"grognard/game/lesson"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/table/advice"
	"grognard/rules"
	"grognard/scenarios"
)

// Deps is what the screens need from outside. Store, Metrics, Words, Saves and
// Now are required.
type Deps struct {
	Store   *paint.Store
	Metrics paint.Metrics
	Words   *lang.Catalog
	Saves   string // folder of saved games
	Armies  string // folder of armies, with one of each system; "" keeps none
	Series  string // folder of games that belong together; "": there are none
	Battles string // folder of own battles, with one of each system
	Shared  string // folder that battles are written to that are to be given to somebody
	// Folder shows a folder in the computer's own window of files; nil: it has none.
	Folder  func(path string) error
	Crashes string      // folder of crash dumps; "" writes none
	Weights string      // folder of weights that the player has trained himself, of which SYSTEM.toml is taken
	Prefs   prefs.Prefs // settings to begin with
	// Settings is the file of settings; "" keeps none.
	Settings string
	Fault    error            // why the settings could not be read, told at the start
	Language string           // what the computer speaks, for settings that follow it
	Now      func() time.Time // for the dates of saves, and for the day on which a battle is suggested
	Seed     func() uint64    // of the dice of a new game; nil: taken from Now

	// NoArt leaves out the pictures that are painted while the game runs, such
	// as the map behind the title.
	NoArt bool
	// Atlas has the sprites; nil: it is opened.
	Atlas *assets.Atlas
	// Ground makes painters of grounds; nil: those of package ground.
	Ground func(ground.Options) board.Baker
	// Chooser makes the computer player; nil: that of package ai.
	Chooser func(book rules.Rulebook, seed uint64) match.Chooser
	// Speaker is the computer's sound; nil: there is none.
	Speaker Speaker
	// Shot names a new file for a picture of the window; nil: F12 does nothing.
	Shot func() string

	own map[string]*ai.Weights // by system: see Weights
}

// learn reads the player's own weights, and returns what is wrong with them: of such systems those
// that come with the program serve.
func (d *Deps) learn() (faults []error) {
	d.own = map[string]*ai.Weights{}
	if d.Weights == "" {
		return nil
	}
	for _, book := range scenarios.Books() {
		w, err := ai.ReadWeights(filepath.Join(d.Weights, book.Name()+".toml"), book)
		switch {
		case err == nil:
			d.own[book.Name()] = w
		case !errors.Is(err, fs.ErrNotExist):
			faults = append(faults, unused(err))
		}
	}
	return faults
}

// atlas returns the sprites of the game.
func (d *Deps) atlas() (*assets.Atlas, error) {
	if d.Atlas != nil {
		return d.Atlas, nil
	}
	return assets.OpenAtlas()
}

// ground returns a painter of grounds.
func (d *Deps) ground(o ground.Options) board.Baker {
	if d.Ground != nil {
		return d.Ground(o)
	}
	return ground.Baker(o)
}

// unused says of weights that cannot serve that others do.
func unused(err error) error {
	const say = "%v; the computer plays with the weights that come with the program"
	var f *rules.FileError
	if errors.As(err, &f) {
		return rules.Fault("fault.weights.unused", say, f.Bare()).In(f.File).At(f.Line, f.Col)
	}
	return rules.Fault("fault.weights.unused", say, err)
}

// chooser returns the computer player of a name, see ai.NameOf, for a game that begins with a position.
func (d *Deps) chooser(book rules.Rulebook, start *rules.Position, seed uint64, name string) match.Chooser {
	if d.Chooser != nil {
		return d.Chooser(book, seed)
	}
	if name == lesson.Teacher {
		if l, err := lesson.Of(book); err == nil {
			return l
		}
	}
	p := ai.Named(name, seed)
	p.Weights, p.Start = d.own[book.Name()], start
	p.Limit, p.Turn, p.Cores = thinkTime, turnTime, max(1, runtime.GOMAXPROCS(0)-1) // one is for the window
	return p
}

// thinker returns a computer player, as strong as it can be, who explains himself. He is not the
// one who plays: what he says hangs on no game's own lots.
func (d *Deps) thinker(m *match.Match) advice.Thinker {
	p := ai.Full.Player(1)
	p.Weights = d.own[m.Book().Name()]
	p.Start = m.At(0)
	p.Limit, p.Cores = adviceTime, max(1, runtime.GOMAXPROCS(0)-1)
	return p
}

// adviceTime is the longest that he thinks about what to advise.
const adviceTime = 1500 * time.Millisecond

// thinkTime is the longest that the computer player thinks about an answer.
const thinkTime = 800 * time.Millisecond

// turnTime is about the longest that one waits for it in a player turn; the words of the levels tell it.
const turnTime = 5 * time.Second

// seed returns the seed of a new game.
func (d *Deps) seed() uint64 {
	if d.Seed != nil {
		return d.Seed()
	}
	return uint64(d.Now().UnixNano())
}
