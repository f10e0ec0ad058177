package draw

// iconPictures are the signs on buttons, in a box of 64 by 64.
var iconPictures = []picture{
	{"zoom-in", `
		ring 26 26 21 15
		stroke 8 M42 42 L56 56
		fill M23 16 L29 16 L29 23 L36 23 L36 29 L29 29 L29 36 L23 36 L23 29 L16 29 L16 23 L23 23 Z`},
	{"zoom-out", `
		ring 26 26 21 15
		stroke 8 M42 42 L56 56
		fill M16 23 L36 23 L36 29 L16 29 Z`},
	{"zoom-fit", `
		stroke 6 M8 22 L8 8 L22 8 M42 8 L56 8 L56 22 M56 42 L56 56 L42 56 M22 56 L8 56 L8 42
		fill M22 22 L42 22 L42 42 L22 42 Z`},
	{"grid", `stroke 4.5 M8 8 L56 8 L56 56 L8 56 Z M24 8 L24 56 M40 8 L40 56 M8 24 L56 24 M8 40 L56 40`},
	{"undo", `
		stroke 7 M16 24 L36 24 C48 24 54 31 54 40 C54 50 47 54 38 54 L22 54
		fill M4 24 L22 8 L22 40 Z`},
	{"redo", `
		stroke 7 M48 24 L28 24 C16 24 10 31 10 40 C10 50 17 54 26 54 L42 54
		fill M60 24 L42 8 L42 40 Z`},
	{"log", `
		fill M12 4 L52 4 L52 60 L12 60 Z
		cut 4 M20 16 L44 16 M20 27 L44 27 M20 38 L44 38 M20 49 L34 49`},
	{"hand", `
		fill M22 10 L46 4 L58 48 L34 54 Z
		cut 2.6 M19 14 L31 57
		fill M16 16 L19 14 L31 57 L46 54 L45 58 L24 62 L6 26 Z`},
	{"menu", `stroke 7 M10 14 L54 14 M10 32 L54 32 M10 50 L54 50`},
	{"sound", `
		fill M4 23 L16 23 L32 9 L32 55 L16 41 L4 41 Z
		stroke 5 M41 23 C46 28 46 36 41 41 M48 14 C58 23 58 41 48 50`},
	{"mute", `
		fill M4 23 L16 23 L32 9 L32 55 L16 41 L4 41 Z
		stroke 5.5 M42 24 L58 40 M58 24 L42 40`},
	{"sight", `
		fill M2 32 C14 12 50 12 62 32 C50 52 14 52 2 32 Z
		holedisc 32 32 13
		disc 32 32 7.5`},
	{"range", `
		stroke 4.5 M6 58 C6 26 26 6 58 6
		stroke 4.5 M24 58 C24 38 38 24 58 24
		disc 54 54 6
		stroke 4 M50 50 L20 20
		fill M14 14 L28 17 L17 28 Z`},
	{"control", `
		stroke 4.5 M32 4 L58 18 L58 46 L32 60 L6 46 L6 18 Z
		stroke 4 M18 42 L42 18 M24 50 L50 24 M12 34 L30 14`},
	{"terrain", `
		fill M2 54 L22 20 L32 36 L42 12 L62 54 Z
		cut 3 M22 30 L20 42 M42 24 L40 38 M46 30 L48 42`},
	{"moves", `
		disc 12 52 6
		disc 27 40 5
		disc 40 29 4.4
		fill M60 6 L56 30 L38 14 Z`},
	{"flag", `
		fill M12 4 L18 4 L18 62 L12 62 Z
		fill M18 7 C30 1 42 14 58 8 L58 36 C42 42 30 29 18 35 Z`},
	{"save", `
		fill M26 4 L38 4 L38 26 L50 26 L32 46 L14 26 L26 26 Z
		stroke 6.5 M7 42 L7 57 L57 57 L57 42`},
	{"load", `
		fill M26 46 L38 46 L38 24 L50 24 L32 4 L14 24 L26 24 Z
		stroke 6.5 M7 42 L7 57 L57 57 L57 42`},
	{"close", `stroke 9 M14 14 L50 50 M50 14 L14 50`},
	{"check", `stroke 9 M9 34 L25 50 L55 14`},
	{"lock", `
		fill M10 28 L54 28 L54 60 L10 60 Z
		stroke 6.5 M19 28 L19 20 C19 4 45 4 45 20 L45 28
		holedisc 32 41 5
		hole M30 42 L34 42 L35.5 53 L28.5 53 Z`},
	{"eye", `
		stroke 5 M4 34 C16 14 48 14 60 34 C48 52 16 52 4 34 Z
		disc 32 33 9.5
		stroke 4 M12 18 L8 11 M24 11 L22 4 M40 11 L42 4 M52 18 L56 11`},
	{"left", `fill M46 6 L14 32 L46 58 Z`},
	{"right", `fill M18 6 L50 32 L18 58 Z`},
	{"up", `fill M6 46 L32 14 L58 46 Z`},
	{"down", `fill M6 18 L32 50 L58 18 Z`},
	{"first", `
		ring 32 32 28 23
		fill M29 14 L38 14 L38 43 L44 43 L44 49 L24 49 L24 43 L31 43 L31 23 L24 27 L22 21 Z`},
	{"lamp-on", `
		fill M20 22 L44 22 L48 54 L16 54 Z
		hole M24 27 L40 27 L43 49 L21 49 Z
		fill M32 30 C40 38 38 47 32 47 C26 47 24 38 32 30 Z
		fill M18 14 L46 14 L44 21 L20 21 Z
		stroke 4 M26 13 C26 2 38 2 38 13
		fill M13 55 L51 55 L51 61 L13 61 Z
		stroke 3.4 M4 28 L10 31 M3 42 L10 42 M60 28 L54 31 M61 42 L54 42`},
	{"lamp-off", `
		fill M20 22 L44 22 L48 54 L16 54 Z
		hole M24 27 L40 27 L43 49 L21 49 Z
		fill M18 14 L46 14 L44 21 L20 21 Z
		stroke 4 M26 13 C26 2 38 2 38 13
		fill M13 55 L51 55 L51 61 L13 61 Z`},
	{"night", `
		fill M40 4 C22 6 8 20 10 38 C12 56 32 66 50 56 C56 52 59 47 60 43 C46 50 30 42 28 28 C27 18 32 9 40 4 Z
		fill M48 12 L50 18 L56 19 L51 23 L53 29 L48 25.5 L43 29 L45 23 L40 19 L46 18 Z`},
	{"sword", `
		fill M58 4 L60 12 L28 46 L18 36 L50 5 Z
		cut 2 M54 10 L24 41
		stroke 5 M10 34 L30 54
		stroke 6 M19 45 L8 56
		disc 7 57 5`},
	{"die", `
		fill M14 6 L50 6 C56 6 58 8 58 14 L58 50 C58 56 56 58 50 58 L14 58 C8 58 6 56 6 50 L6 14 C6 8 8 6 14 6 Z
		holedisc 19 19 5.5
		holedisc 45 19 5.5
		holedisc 32 32 5.5
		holedisc 19 45 5.5
		holedisc 45 45 5.5`},
	{"help", `
		stroke 7 M18 20 C18 4 46 4 46 20 C46 31 32 30 32 42
		disc 32 55 5`},
	{"settings", `
		stroke 4 M8 16 L56 16 M8 32 L56 32 M8 48 L56 48
		disc 22 16 7
		disc 42 32 7
		disc 18 48 7`},
	{"first-step", `fill M58 8 L36 32 L58 56 Z M36 8 L14 32 L36 56 Z M14 8 L6 8 L6 56 L14 56 Z`},
	{"play", `fill M14 6 L54 32 L14 58 Z`},
	{"pause", `fill M12 8 L26 8 L26 56 L12 56 Z M38 8 L52 8 L52 56 L38 56 Z`},
	{"skip", `fill M6 8 L28 32 L6 56 Z M28 8 L50 32 L28 56 Z M50 8 L58 8 L58 56 L50 56 Z`},
	{"book", `
		fill M32 12 C24 6 12 6 4 9 L4 54 C12 51 24 51 32 57 C40 51 52 51 60 54 L60 9 C52 6 40 6 32 12 Z
		cut 2.6 M32 13 L32 56 M11 19 C17 18 22 19 26 21 M11 29 C17 28 22 29 26 31 M11 39 C17 38 22 39 26 41 M53 19 C47 18 42 19 38 21 M53 29 C47 28 42 29 38 31 M53 39 C47 38 42 39 38 41`},
	{"branch", `
		stroke 5 M18 14 L18 50 M18 38 C18 28 46 34 46 18
		disc 18 11 7.5
		disc 18 53 7.5
		disc 46 13 7.5`},
	{"lens", `
		fill M8 6 L56 6 L56 32 L49.3 45 L32 58 L14.7 45 L8 32 Z`},
	{"compasses", `
		disc 32 9 6.5
		stroke 5 M30 12 L13 58 M34 12 L51 58
		stroke 3.6 M19 38 C25 45 39 45 45 38`},
	{"scales", `
		stroke 4.6 M32 6 L32 56 M11 17 L53 17 M18 58 L46 58
		stroke 3 M11 17 L3 39 M11 17 L19 39 M53 17 L45 39 M53 17 L61 39
		fill M2 39 L20 39 C19 48 3 48 2 39 Z
		fill M44 39 L62 39 C61 48 45 48 44 39 Z`},
	{"bin", `
		fill M14 20 L50 20 L46 60 L18 60 Z
		cut 3 M25 27 L26 53 M32 27 L32 53 M39 27 L38 53
		stroke 5 M9 14 L55 14 M25 13 L25 7 L39 7 L39 13`},
	{"wax", `
		disc 32 32 23
		disc 53 32 8.5
		disc 48 46 9.2
		disc 35 53 10.0
		disc 32 53 8.5
		disc 18 48 9.2
		disc 11 35 10.0
		disc 11 32 8.5
		disc 16 18 9.2
		disc 29 11 10.0
		disc 32 11 8.5
		disc 46 16 9.2
		disc 53 29 10.0`},
	{"copy", `
		stroke 4.6 M8 20 L8 58 L42 58 L42 20 Z
		stroke 4.6 M22 14 L22 6 L56 6 L56 44 L48 44`},
}
