package rulestest

import (
	"bytes"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"reflect"
	"testing"

	"grognard/rules"
)

// saved writes a board as a position file and reads it again.
func (x *examiner) saved(p *rules.Position, base rules.Board) {
	data := x.Book.Book.Save(base)
	b, err := x.Book.Book.Load(data, nil)
	switch {
	case err != nil:
		x.failf(CheckSave, "a saved position does not load: %v", err)
		return
	case b.Hash() != base.Hash():
		x.failf(CheckSave, "a saved position loads as another one")
		return
	case !bytes.Equal(data, x.Book.Book.Save(b)):
		x.failf(CheckSave, "a loaded position is saved in other words")
	}
	q, _, err := rules.Begin(x.Book.Book, b)
	switch {
	case err != nil:
		x.failf(CheckSave, "a loaded position does not play: %v", err)
	case !sameRequest(p.Request(), q.Request()):
		x.failf(CheckSave, "a loaded position asks something else than %s", p.Request().Kind)
	}
}

// resumed comes back to a position within a Step.
func (x *examiner) resumed(p *rules.Position) {
	base, tape := p.Checkpoint()
	q, err := rules.Resume(x.Book.Book, base.Clone(), tape)
	switch {
	case err != nil:
		x.failf(CheckSave, "a checkpoint with %d answers does not resume: %v", len(tape), err)
	case !sameRequest(p.Request(), q.Request()) || p.Board().Hash() != q.Board().Hash():
		x.failf(CheckSave, "a checkpoint with %d answers resumes elsewhere", len(tape))
	}
}

// sameRequest compares what is asked, but for a Field, which may hold a board.
func sameRequest(a, b *rules.Request) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.To == b.To && a.Kind == b.Kind && a.Rule == b.Rule && a.About == b.About && a.Quiet == b.Quiet &&
		reflect.DeepEqual(a.Options, b.Options) && reflect.DeepEqual(a.Dice, b.Dice) && (a.Field == nil) == (b.Field == nil)
}

// cloned plays on with a clone and looks whether the board feels it.
func (x *examiner) cloned(b rules.Board, r *rand.Rand) {
	was, c := dump(b), b.Clone()
	if c.Hash() != b.Hash() || dump(c) != was {
		x.failf(CheckClone, "a clone is not equal to its board")
	}
	x.playOn(b, c, was, r)
	if k, ok := c.(rules.Copier); ok {
		if k.CopyFrom(b); dump(c) != was {
			x.failf(CheckClone, "a copy is not equal to its board")
		}
		x.playOn(b, c, was, r)
	}
}

// playOn plays on with a clone of a board, which was dumped before.
func (x *examiner) playOn(b, c rules.Board, was uint64, r *rand.Rand) {
	err := rules.Rollout(x.Book.Book, c, 5, func(q *rules.Request) rules.Answer { return x.answer(q, r) })
	if err != nil {
		x.fail(CheckRollout, err)
	}
	if dump(b) != was {
		x.failf(CheckClone, "playing on with a clone changes the board")
	}
}

// odds counts the outcomes of an option.
func (x *examiner) odds(p *rules.Position, r *rand.Rand) {
	if p.Request().To == rules.Chance {
		return
	}
	v := rules.Preview{Limit: 500, OneDraw: true, Policy: onward}
	first := []rules.Option{x.answer(p.Request(), r).Option}
	sum, was := new(big.Rat), dump(p.Board())
	err := v.Outcomes(p, first, func(l rules.Leaf) {
		sum.Add(sum, l.Chance)
		x.fail(CheckBoard, l.Board.Check())
	})
	x.report.Previews++
	switch {
	case errors.Is(err, rules.ErrTooMany):
		x.report.TooMany[p.Request().Kind]++
	case err != nil:
		x.failf(CheckOdds, "%s %s: %v", p.Request().Kind, rules.FormatOption(x.Book.Book, first[0]), err)
	case sum.Cmp(big.NewRat(1, 1)) != 0:
		x.failf(CheckOdds, "%s %s: the chances add up to %s", p.Request().Kind, rules.FormatOption(x.Book.Book, first[0]), sum)
	}
	if dump(p.Board()) != was {
		x.failf(CheckOdds, "a preview changes the board")
	}
}

// dump hashes a board to its last field, following pointers, so that what
// Hash leaves out is seen too.
func dump(b rules.Board) uint64 {
	d := dumper{h: 14695981039346656037}
	d.value(reflect.ValueOf(b), 0)
	return d.h
}

type dumper struct{ h uint64 }

func (d *dumper) number(n uint64) {
	for range 8 {
		d.h = (d.h ^ n&0xff) * 1099511628211
		n >>= 8
	}
}

func (d *dumper) value(v reflect.Value, depth int) {
	if depth > 40 {
		return // a ring of pointers
	}
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			d.number(1)
		} else {
			d.number(0)
		}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		d.number(uint64(v.Int()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		d.number(v.Uint())
	case reflect.String:
		d.number(uint64(v.Len()))
		for _, c := range []byte(v.String()) {
			d.h = (d.h ^ uint64(c)) * 1099511628211
		}
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			d.value(v.Elem(), depth+1)
		}
	case reflect.Slice, reflect.Array:
		d.number(uint64(v.Len()))
		for i := range v.Len() {
			d.value(v.Index(i), depth+1)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			d.value(v.Field(i), depth+1)
		}
	case reflect.Map:
		d.entries(v, depth)
	}
}

// entries adds up the hashes of the entries of a map, whose order means
// nothing.
func (d *dumper) entries(v reflect.Value, depth int) {
	sum := uint64(v.Len())
	for it := v.MapRange(); it.Next(); {
		e := dumper{h: 14695981039346656037}
		e.value(it.Key(), depth+1)
		e.value(it.Value(), depth+1)
		sum += e.h
	}
	d.number(sum)
}

// SaveKeeps saves a board as a position file, loads it, and compares parts of the
// two: structs, field by field, whatever is exported of them.
func SaveKeeps(t testing.TB, book rules.Rulebook, name string, b rules.Board, parts func(rules.Board) []any) {
	t.Helper()
	file := book.Save(b)
	again, err := book.Load(file, nil)
	if err != nil {
		t.Errorf("%s: %v\n%s", name, err, file)
		return
	}
	was, is := parts(b), parts(again)
	for i := range was {
		if reflect.DeepEqual(was[i], is[i]) {
			continue
		}
		x, y := reflect.ValueOf(was[i]), reflect.ValueOf(is[i])
		for k := range x.NumField() {
			if f, g := fmt.Sprintf("%+v", x.Field(k)), fmt.Sprintf("%+v", y.Field(k)); f != g {
				t.Errorf("%s: %s of %T is %.600s, and was %.600s", name, x.Type().Field(k).Name, was[i], g, f)
			}
		}
		t.Errorf("%s: %T is not the same after it was saved", name, was[i])
	}
}
