package rules

// Plotter is a Field on a board of cells. It is answered with cells: one, such as
// where a marker goes, or a course of them, such as the way of a patrol. The
// screen lights those that Next names, lets them be clicked one after the other or
// drawn, and says what Check has against the others.
//
// An Option has no room for a course: the rulebook says how it is written, in N
// for instance, and nobody else reads that.
type Plotter interface {
	Field
	// Next lists the cells that may come after some in answers like o, of which Do
	// and Who are set as far as they are known: the first cells, if there are none
	// yet; nothing if no more can follow. Where nothing can follow Plot is legal.
	Next(o Option, cells []Ref) []Ref
	// Plot returns the answer like o that goes by those cells, legal or not.
	Plot(o Option, cells []Ref) Option
	// Cells lists the cells of an answer, in their order.
	Cells(Option) []Ref
}
