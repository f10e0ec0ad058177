package screen

import "grognard/render/ui"

// faults tells what became of saving in the background: once that it has begun
// to fail, once that it works again.
func (r *Root) faults(c *ui.Ctx) {
	if r.writer == nil {
		return
	}
	if r.writer.Busy() {
		c.Wake(c.In.Now + 50)
		return
	}
	err := r.writer.Err()
	switch failing := r.unsaved(); {
	case failing && !r.failing && err != nil:
		r.pages.Tell(r.given.Words.Explain(err))
	case !failing && r.failing:
		r.pages.Inform(r.word("ui.saved.again"))
	}
	r.failing = r.unsaved()
}

// unsaved reports whether the game on the table is not on disk as it is.
func (r *Root) unsaved() bool { return r.writer != nil && r.writer.Failing() != nil }

// whileSaving is the key of a sentence about saving, or of the one that takes
// its place while saving fails.
func (r *Root) whileSaving(key string) string {
	if r.unsaved() {
		return key + ".failing"
	}
	return key
}
