package caption

import (
	"strconv"
	"strings"
)

// Date is the date of a battle as a file has it ("1811-03-05", "1811-03", "1811"), as one says it; "" of none.
func (w *Words) Date(date string) string {
	year, rest, _ := strings.Cut(date, "-")
	month, day, _ := strings.Cut(rest, "-")
	m, err := strconv.Atoi(month)
	if err != nil || m < 1 || m > 12 {
		return year
	}
	month = w.Word("ui.month." + strconv.Itoa(m))
	d, err := strconv.Atoi(day)
	switch {
	case err != nil:
		return w.Word("ui.day.month", month, year)
	case d == 1:
		day = w.Word("ui.day.first")
	default:
		day = strconv.Itoa(d)
	}
	return w.Word("ui.day", day, month, year)
}
