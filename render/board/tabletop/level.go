package tabletop

// level is how much of the bodies on a table is drawn, by the pixels of an inch.
type level uint8

// The levels, from the nearest.
const (
	figures level = iota // and who commands; the tag with signs
	dots                 // for figures; the tag with a number
	plain                // strips with a number
	outline              // in the colours of the side
)

// levelFrom are the pixels of an inch from which a level is drawn.
var levelFrom = [outline]float32{20, 12, 7}

// levelAt is the level of so many pixels an inch.
func levelAt(inch float32) level {
	for k, least := range levelFrom {
		if inch >= least {
			return level(k)
		}
	}
	return outline
}

// levels are that of this frame, and that before the change that is under way.
func (b *Painter) levels() (now, before level) {
	n, was := b.Near()
	return levelAt(b.Zoom * n), levelAt(b.Zoom * was)
}
