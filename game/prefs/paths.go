package prefs

import (
	"errors"
	"os"
	"os/user"
	"path/filepath"

	"github.com/adrg/xdg"
)

// Paths are the places of the program on a computer. Tests make their own.
type Paths struct {
	Settings string // file
	Saves    string // folder
	Armies   string // folder, with one of each system
	Series   string // folder of matches, tournaments and campaigns
	Battles  string // folder of own battles, with one of each system
	Crashes  string // folder of dumps
	Weights  string // folder of what the computer has learned, with a file for each system
	Pictures string // folder of screen pictures
	Shared   string // folder of battles that are to be given to somebody
}

// UserPaths returns the places that the XDG base directories give them. Where the
// environment does not name the home of the user the system is asked; the error says
// that neither knows it.
func UserPaths() (Paths, error) {
	if home, err := os.UserHomeDir(); err != nil || home == "" {
		who, err := user.Current()
		if err != nil || who.HomeDir == "" || who.HomeDir == string(filepath.Separator) {
			return Paths{}, errors.New("nobody knows your home folder (HOME is not set): say with --data-dir where settings and games are to be kept")
		}
		if err := os.Setenv("HOME", who.HomeDir); err != nil {
			return Paths{}, err
		}
		xdg.Reload()
	}
	p := PathsIn(filepath.Join(xdg.ConfigHome, "grognard"), filepath.Join(xdg.DataHome, "grognard"),
		filepath.Join(xdg.UserDirs.Pictures, "Grognard"))
	p.Shared = filepath.Join(xdg.UserDirs.Documents, "Grognard")
	return p, nil
}

// PathsIn returns the places below a folder of settings, one of data and one
// of pictures.
func PathsIn(config, data, pictures string) Paths {
	return Paths{
		Settings: filepath.Join(config, "settings.toml"),
		Saves:    filepath.Join(data, "saves"),
		Armies:   filepath.Join(data, "armies"),
		Series:   filepath.Join(data, "series"),
		Battles:  filepath.Join(data, "battles"),
		Crashes:  filepath.Join(data, "crashes"),
		Weights:  filepath.Join(data, "weights"),
		Pictures: pictures,
		Shared:   filepath.Join(data, "shared"),
	}
}
