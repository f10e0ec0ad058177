package script

import (
	"strings"
	"testing"
	"time"

	"grognard/render/paint"
)

func TestEachFrameIsToldWithItsCostAndWhatTheHandDid(t *testing.T) {
	var out strings.Builder
	cpu := time.Duration(0)
	m := &Meter{Scene: &desk{names: []string{"a", "b"}}, To: &out, CPU: func() time.Duration { cpu += 7 * time.Millisecond; return cpu }}
	var l paint.List
	m.Frame(&paint.Input{X: 60, Y: 5, Pressed: [3]bool{true}, Keys: []paint.Key{"Enter"}}, &l)
	m.Frame(&paint.Input{X: 60, Y: 5}, &l)
	m.Drawn(1500*time.Millisecond, 20*time.Millisecond)
	lines := strings.Split(out.String(), "\n")
	if len(lines) != 4 || !strings.HasSuffix(lines[0], " 7.0 key Enter, hand b") || !strings.HasSuffix(lines[1], " 7.0 ") || lines[2] != "drawn 1500.0 20.0" {
		t.Errorf("told is %q", out.String())
	}
}
