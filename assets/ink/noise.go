package ink

import "math"

// Seed turns a name into the seed of its noise and random numbers.
func Seed(name string) uint64 {
	h := uint64(14695981039346656037)
	for i := range len(name) {
		h = (h ^ uint64(name[i])) * 1099511628211
	}
	return h
}

// Hash gives a number from 0 to 1 for a place of an integer grid.
func Hash(seed uint64, x, y int) float64 {
	n := seed ^ uint64(uint32(x))*0x9e3779b97f4a7c15 ^ uint64(uint32(y))*0xc2b2ae3d27d4eb4f
	n = (n ^ n>>31) * 0xbf58476d1ce4e5b9
	n = (n ^ n>>29) * 0x94d049bb133111eb
	return float64((n^n>>32)&0xffffff) / 0xffffff
}

// Noise is smooth noise from 0 to 1 with features about one unit wide.
func Noise(seed uint64, x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	i, j := int(fx), int(fy)
	fx, fy = smooth(x-fx), smooth(y-fy)
	top := Hash(seed, i, j)*(1-fx) + Hash(seed, i+1, j)*fx
	bottom := Hash(seed, i, j+1)*(1-fx) + Hash(seed, i+1, j+1)*fx
	return top*(1-fy) + bottom*fy
}

func smooth(t float64) float64 { return t * t * (3 - 2*t) }

// Clouds is three octaves of Noise, from 0 to 1.
func Clouds(seed uint64, x, y float64) float64 {
	return .5*Noise(seed, x, y) + .3*Noise(seed+1, x*2.1, y*2.1) + .2*Noise(seed+2, x*4.3, y*4.3)
}
