package eagles

import (
	"fmt"
	"strconv"
	"strings"
)

// decimal reads a number of a file as so many thousandths (3 places) or
// hundredths (2), exactly as it is written (ME-30.6).
func decimal(v any, places int) (int64, bool) {
	s := fmt.Sprint(v)
	digits, negative := strings.CutPrefix(s, "-")
	whole, rest, _ := strings.Cut(digits, ".")
	if len(rest) > places || len(whole) > 6 {
		return 0, false
	}
	n, err := strconv.ParseUint(whole+rest+strings.Repeat("0", places-len(rest)), 10, 40)
	if err != nil {
		return 0, false
	}
	if negative {
		return -int64(n), true
	}
	return int64(n), true
}

// inDecimals writes thousandths or hundredths as a decimal.
func inDecimals(n int64, places int) string {
	sign := ""
	if n < 0 {
		sign, n = "-", -n
	}
	unit := int64(1000)
	if places == 2 {
		unit = 100
	}
	return fmt.Sprintf("%s%d.%0*d", sign, n/unit, places, n%unit)
}
