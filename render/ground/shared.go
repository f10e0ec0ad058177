package ground

import (
	"grognard/render/ground/chart"
	"grognard/rules"
)

// What a Bake is told, and the geometry of its picture. The types stand in package chart,
// because the painter of tabletops below needs them and may not import ground, which
// imports it. Only ground may import chart; everybody else uses these names.
type (
	Layout  = chart.Layout
	Options = chart.Options
	Theme   = chart.Theme
)

// The themes; see chart.
const (
	Carta    = chart.Carta
	Candle   = chart.Candle
	Contrast = chart.Contrast
)

// NewLayout lays a map out with cells of a size in pixels.
func NewLayout(m *rules.Map, cell float32) Layout { return chart.NewLayout(m, cell) }

// FitLayout lays a map out as large as fits into w by h pixels.
func FitLayout(m *rules.Map, w, h float32) Layout { return chart.FitLayout(m, w, h) }
