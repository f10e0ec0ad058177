package ccn

import (
	"bytes"
	"embed"
	"fmt"

	"github.com/pelletier/go-toml/v2"
)

//go:embed data/*.toml
var dataFiles embed.FS

// readTable decodes a data file that is part of the program.
func readTable(name string, into any) {
	data, err := dataFiles.ReadFile("data/" + name)
	if err == nil {
		err = toml.NewDecoder(bytes.NewReader(data)).DisallowUnknownFields().Decode(into)
	}
	if err != nil {
		panic(fmt.Errorf("%s: %w", name, err))
	}
}
