package draw

// overlayPictures are what overlays stand for, on the buttons beside a map, in the same box.
var overlayPictures = []picture{
	{"retreat", `
		fill M4 40 L24 20 L24 32 C44 30 54 40 58 58 C48 47 40 46 24 48 L24 60 Z
		fill M40 6 L60 6 L60 26 L40 26 Z`},
	{"zoc", `
		fill M24 24 L40 24 L40 40 L24 40 Z
		stroke 4 M32 2 L58 17 L58 47 L32 62 L6 47 L6 17 Z
		stroke 4 M32 20 L32 8 M44 38 L54 44 M20 38 L10 44`},
	{"threats", `
		stroke 4.6 M8 22 L8 8 L22 8 M42 8 L56 8 L56 22 M56 42 L56 56 L42 56 M22 56 L8 56 L8 42
		fill M27 14 L37 14 L35 38 L29 38 Z
		disc 32 47 5.2`},
	{"radius", `
		ring 32 32 29 24.5
		disc 32 32 6.5
		stroke 4 M32 32 L52 20
		fill M57 17 L51 28 L45 18 Z`},
	{"support", `
		fill M4 34 L26 34 L26 58 L4 58 Z
		fill M38 34 L60 34 L60 58 L38 58 Z
		stroke 4.6 M15 28 C15 8 49 8 49 28
		fill M8 24 L22 24 L15 34 Z
		fill M42 24 L56 24 L49 34 Z`},
	{"wagon", `
		fill M4 16 L46 16 L42 40 L8 40 Z
		cut 2.6 M15 18 L17 38 M26 18 L26 38 M36 18 L34 38
		stroke 4 M42 34 L62 34
		ring 15 48 11 7
		ring 37 48 11 7
		disc 15 48 3
		disc 37 48 3`},
	{"sections", `
		stroke 4.5 M4 10 L60 10 L60 54 L4 54 Z
		stroke 4.5 M22 4 L22 14 M22 20 L22 28 M22 34 L22 42 M22 48 L22 58 M42 4 L42 14 M42 20 L42 28 M42 34 L42 42 M42 48 L42 58`},
	{"capacity", `
		stroke 4.5 M6 6 L58 6 L58 58 L6 58 Z
		fill M12 38 L30 38 L30 52 L12 52 Z
		fill M34 38 L52 38 L52 52 L34 52 Z
		fill M12 20 L30 20 L30 34 L12 34 Z
		stroke 3 M35.5 21.5 L50.5 21.5 L50.5 32.5 L35.5 32.5 Z`},
}

// signPictures stand for what is marked on a map that is built, in the same box.
var signPictures = []picture{
	{"sign-name", `
		stroke 4 M4 10 L60 10 L60 54 L4 54 Z
		fill M28 18 L36 18 L48 46 L40 46 L37.4 39 L26.6 39 L24 46 L16 46 Z
		hole M32 24 L35.4 34 L28.6 34 Z`},
	{"sign-zone", `
		stroke 5 M4 18 L4 8 L16 8 M26 8 L38 8 M48 8 L60 8 L60 18 M60 28 L60 36 M60 46 L60 56 L48 56 M38 56 L26 56 M16 56 L4 56 L4 46 M4 36 L4 28
		fill M20 24 L44 24 L44 40 L20 40 Z`},
	{"sign-ground", `
		stroke 5 M4 18 L4 8 L16 8 M26 8 L38 8 M48 8 L60 8 L60 18 M60 28 L60 36 M60 46 L60 56 L48 56 M38 56 L26 56 M16 56 L4 56 L4 46 M4 36 L4 28
		fill M32 14 L36.4 26 L49 26.4 L39 34.2 L42.6 46.4 L32 39.2 L21.4 46.4 L25 34.2 L15 26.4 L27.6 26 Z`},
	{"sign-unit", `
		fill M4 38 L60 38 L60 58 L4 58 Z
		cut 2.6 M18 40 L18 56 M32 40 L32 56 M46 40 L46 56
		fill M32 3 L36.4 15 L49 15.4 L39 23.2 L42.6 35.4 L32 28.2 L21.4 35.4 L25 23.2 L15 15.4 L27.6 15 Z`},
	{"sign-commander", `
		fill M2 44 C12 30 14 10 32 8 C50 10 52 30 62 44 C50 38 42 36 32 36 C22 36 14 38 2 44 Z
		disc 44 24 5
		fill M20 48 L44 48 L40 60 L24 60 Z`},
	{"sign-rout", `
		fill M4 36 L24 36 L20 56 L4 56 Z
		fill M32 36 L38 36 L34 56 L28 56 Z
		fill M46 32 L60 30 L60 50 L42 52 Z
		stroke 5 M14 26 C20 10 40 8 48 18
		fill M56 26 L40 22 L52 10 Z`},
	{"sign-marker", `
		stroke 5 M8 8 L56 8 L56 56 L8 56 Z
		stroke 6 M24 26 C24 14 41 14 41 25 C41 33 32 32 32 39
		disc 32 47.5 4`},
	{"sign-redoubt", `
		stroke 8 M6 56 L6 38 L32 16 L58 38 L58 56
		stroke 3.4 M2 30 L-3 24 M13 21 L8 14 M24 12 L20 4 M40 12 L44 4 M51 21 L56 14 M62 30 L67 24`},
	{"sign-line", `
		stroke 5 M4 50 C18 46 18 30 32 30 C46 30 44 16 60 14
		disc 4 50 4
		fill M8 4 L14 4 L14 26 L8 26 Z
		fill M14 5 L32 9 L14 17 Z
		fill M60 40 L60 60 L42 50 Z`},
	{"sign-leave", `
		fill M4 44 L60 44 L52 58 L12 58 Z
		stroke 4 M30 40 L30 4
		fill M34 6 C46 14 50 26 50 38 L34 38 Z
		fill M26 14 L26 38 L10 38 C12 28 18 18 26 14 Z`},
}
