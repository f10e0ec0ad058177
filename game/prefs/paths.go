package prefs

import (
	"path/filepath"

	"github.com/adrg/xdg"
)

// Paths are the places of the program on a computer. Tests make their own.
type Paths struct {
	Settings string // file
	Saves    string // folder
	Armies   string // folder, with one of each system
	Crashes  string // folder of dumps
	Pictures string // folder of screen pictures
}

// UserPaths returns the places that the computer's custom gives them.
func UserPaths() Paths {
	return PathsIn(filepath.Join(xdg.ConfigHome, "grognard"), filepath.Join(xdg.DataHome, "grognard"),
		filepath.Join(xdg.UserDirs.Pictures, "Grognard"))
}

// PathsIn returns the places below a folder of settings, one of data and one
// of pictures.
func PathsIn(config, data, pictures string) Paths {
	return Paths{
		Settings: filepath.Join(config, "settings.toml"),
		Saves:    filepath.Join(data, "saves"),
		Armies:   filepath.Join(data, "armies"),
		Crashes:  filepath.Join(data, "crashes"),
		Pictures: pictures,
	}
}
