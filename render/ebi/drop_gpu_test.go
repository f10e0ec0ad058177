//go:build gpu

package ebi

import (
	"testing"
	"testing/fstest"

	"grognard/render/paint"
)

func TestFilesThatAreDroppedAreRead(t *testing.T) {
	all := dropped(fstest.MapFS{"a.toml": {Data: []byte("x")}, "big": {Data: make([]byte, paint.MostDropped+9)}, "folder/b": {Data: []byte("y")}})
	if len(all) != 2 || all[0].Name != "a.toml" || string(all[0].Data) != "x" || all[0].Err != nil || len(all[1].Data) != paint.MostDropped {
		t.Errorf("%d files", len(all))
	}
}
