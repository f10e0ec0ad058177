package musket

// Results that conversions make.
var (
	axResult = outcome{result: result{code: exposed}}
	arResult = outcome{result: result{code: retreats}}
	drResult = outcome{result: result{code: retreats, on: defender}}
	dmResult = outcome{result: result{code: broken, on: defender}, bracket: result{code: exposed}}
)

// hits reports whether a result is one of a role; an exchange is of neither.
func (r result) hits(who role) bool { return r.code != noEffect && r.code != exchange && r.on == who }

// with keeps what is added to a cell when its result is converted.
func (o outcome) with(read outcome) outcome {
	read.df, read.leaders, read.ammo = o.df, o.leaders, o.ammo
	return read
}

// convert reads a printed cell as tactics, charges and squares make it
// (MS-7.13.6, part 5.3): the attacker's first, then the defender's.
func (b *Board) convert(o outcome) outcome {
	read, _ := b.converted(o)
	return read
}

// change is what has converted a result: its word and its clause.
type change struct{ key, rule string }

// converted is convert with the last change that was made, if any.
func (b *Board) converted(o outcome) (read outcome, by change) {
	f := &b.fight
	o.ammo = o.ammo && !f.support.Empty() // MS-7.8.15: nobody else has fired
	turn := func(read outcome, key, rule string) {
		if read != o {
			o, by = read, change{key, rule}
		}
	}
	switch {
	case f.form == bombardment:
		turn(bombarded(o), "bombard", "MS-8.5.2")
		return o, by
	case f.form == skirmish && !f.swapped:
		turn(skirmished(o), "skirmish", "MS-7.13.1f")
	case f.form == infantryCharge && !f.swapped && f.charges():
		turn(charged(o), "charge", "MS-7.13.3j")
	case f.charges() || f.swapped:
		turn(charged(o), "charge", "MS-9.3.6")
	case f.tactic[attacker] == disengagement:
		turn(drawnOff(o), "disengage", "MS-7.13.4b")
	}
	if f.tactic[defender] == disengagement && f.tactic[attacker] != disengagement && (o.hits(attacker) || o.code == exchange || o.hits(defender) && o.code == tested) {
		turn(o.with(drResult), "disengage", "MS-7.13.4c")
	}
	if f.squared {
		turn(againstSquare(o, f.form == cavalryCharge && f.charge == passed), "square", "MS-9.5.5")
	}
	return o, by
}

// skirmished is MS-7.13.1f and MS-7.13.1g. The only bracket behind a Dc is an Ex,
// which is nothing.
func skirmished(o outcome) outcome {
	switch {
	case !o.hits(defender):
		return outcome{}
	case o.code == tested:
		return outcome{result: o.result}
	}
	return outcome{result: drResult.result}
}

// charged converts the result of a charge: what hits the defender is Dm(Ax), what
// hits the attacker or both Ax (MS-7.13.3j, MS-9.3.6).
func charged(o outcome) outcome {
	switch {
	case o.code == noEffect:
		return o
	case o.hits(defender):
		return o.with(dmResult)
	}
	return o.with(axResult)
}

// drawnOff is MS-7.13.4b: the attacker disengages.
func drawnOff(o outcome) outcome {
	if o.hits(defender) || o.code == exchange || o.code == tested {
		return o.with(arResult)
	}
	return o
}

// againstSquare is MS-9.5.5 and MS-9.5.6: cavalry attacks a square, with or
// without a charge. Nothing that is added counts.
func againstSquare(o outcome, charge bool) outcome {
	if !o.hits(defender) {
		return axResult
	}
	switch {
	case o.code == broken || o.code == retreats || o.code == exposed || charge:
		return dmResult
	case o.code == ended:
		return outcome{result: o.result, bracket: axResult.result}
	}
	return axResult
}

// bombarded is MS-8.5.2 and MS-8.5.4: results on the attacker and brackets are
// ignored; Ex costs the target a step.
func bombarded(o outcome) outcome {
	if o.hits(attacker) {
		return o.with(outcome{})
	}
	return o.with(outcome{result: o.result})
}
