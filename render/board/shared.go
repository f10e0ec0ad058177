package board

import (
	"grognard/render/board/pieces"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// What a Board is told and answers with. The types stand in package sheet, because the
// painters below need them and may not import board, which imports them. Here they have
// the names that everybody outside render/board uses, so that sheet can change its
// shape without a change in any screen.
type (
	Baker     = sheet.Baker
	Camera    = sheet.Camera
	Place     = sheet.Place
	Picture   = sheet.Picture
	Light     = sheet.Light
	Spot      = sheet.Spot
	Laid      = sheet.Laid
	Glow      = sheet.Glow
	Mark      = sheet.Mark
	MarkKind  = sheet.MarkKind
	Arrow     = sheet.Arrow
	ArrowKind = sheet.ArrowKind
	Leg       = sheet.Leg
	Sketch    = sheet.Sketch
	Way       = sheet.Way
	Ray       = sheet.Ray
	Tape      = sheet.Tape
	Front     = sheet.Front
	Sweep     = sheet.Sweep
	Handle    = sheet.Handle
	Sign      = sheet.Sign
)

// The marks, the arrows and the parts of a path, and the size of a handle; see sheet.
const (
	Usable       = sheet.Usable
	Move         = sheet.Move
	MoveEnd      = sheet.MoveEnd
	MoveHalt     = sheet.MoveHalt
	Attack       = sheet.Attack
	Selected     = sheet.Selected
	Hover        = sheet.Hover
	Forbid       = sheet.Forbid
	Lit          = sheet.Lit
	Ghost        = sheet.Ghost
	Barred       = sheet.Barred
	ArrowMove    = sheet.ArrowMove
	ArrowAttack  = sheet.ArrowAttack
	ArrowRetreat = sheet.ArrowRetreat
	ArrowPast    = sheet.ArrowPast
	Joins        = sheet.Joins
	GoesOn       = sheet.GoesOn
	HandleSize   = sheet.HandleSize
)

// Chain appends the arrows that lead along a path, from place to place.
func Chain(all []Arrow, kind ArrowKind, path ...rules.Ref) []Arrow {
	return sheet.Chain(all, kind, path...)
}

// ReadFrom is the least width in pixels of a cell of a map at which a piece shows all that
// it has to tell, be it shortened; 0 if it has nothing.
func ReadFrom(pc *rules.Piece, shape rules.Shape) float32 { return pieces.ReadFrom(pc, shape) }

// MostCell is how wide a cell of a whole map is at most, in dp; 0 is no limit.
func MostCell(m *rules.Map) float32 { return sheet.MostCell(m) }

// Tint is the colour that an overlay washes a cell with, by whose it is.
func Tint(v *rules.View, s rules.Side) paint.Color { return sheet.Tint(v, s) }

// Extent is how far the cells of a map reach, and how broad the margin around them is, in cells.
func Extent(m *rules.Map) (w, h, margin float32) { return sheet.Extent(m) }
