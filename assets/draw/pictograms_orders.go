package draw

// orderPictograms are what cards let an army do.
var orderPictograms = []picture{
	// A skirmisher fires from the knee.
	{"skirmish", `
		fill M23 9 L35.6 6.6 L34.8 15.6 L24.4 16.6 Z
		fill M24.6 8.6 C22 4 24 0 27 1 C29 3 28.6 6 27.6 8 Z
		fill M33 14.6 L40.4 16.8 L33 17.8 Z
		fill M25.4 17.4 L35.2 17.4 L37 20.8 L35.4 25 L30 26 L26.4 23.6 Z
		cut 1.3 M23 17.2 L41 16.6 M27 26.8 L35 26.2
		fill M21 28 L33 26.8 L37.4 41 L24 46 L18 41 Z
		fill M19 28.6 L13.6 29.6 L12.6 40 L17.6 41.6 Z
		fill M25 43 L37 38.6 L47.6 43.6 L46.4 58.4 L52.6 60 L52.6 63 L40 63 L40 49.6 L29 53 Z
		fill M18 41 L28 46 L25.6 58 L22.6 63 L3 63 L3.6 59.4 L17 56 Z
		cut 4.8 M28.6 30.6 L42 31.4 L48 27
		stroke 2.6 M22 30 L57 22.4
		fill M18 28.4 L30 26.4 L31 31 L17 34.6 Z
		stroke 3.4 M29.6 30.6 L42 31.4 L47 27
		disc 60.6 18.6 2.8
		disc 61.6 12.6 2
		disc 58.6 8.6 1.4`},
	// A musket barrel between the leaves of a thicket.
	{"ambush", `
		fill M2 60 C0 46 6 40 12 40 C10 30 18 24 25 28 C28 18 40 17 44 26 C52 23 60 31 57 40 C64 44 64 54 61 60 Z
		cut 2 M12 56 C12 50 15 46 20 45 M26 54 C26 47 30 42 36 41 M43 56 C42 50 46 45 52 44 M20 35 C24 32 28 33 30 36 M40 32 C44 30 48 32 50 35
		stroke 4 M20 42 L54 8
		stroke 2 M54 8 L61 1
		cut 1.6 M25 47 L24 38 L16 38
		stroke 3 M36 20 C32 20 30 23 32 27`},
	// Three bayonets levelled.
	{"committed", `
		stroke 4 M2 16 L36 16 M8 33 L42 33 M2 50 L36 50
		fill M36 12.5 L62 16 L36 19.5 Z M42 29.5 L64 33 L42 36.5 Z M36 46.5 L62 50 L36 53.5 Z
		stroke 2.6 M36 12 L36 21 M42 29 L42 38 M36 46 L36 55
		cut 1.6 M24 13 L24 19 M30 30 L30 36 M24 47 L24 53`},
	// A drum with its sticks crossed above: the step is beaten.
	{"regroup", `
		fill M12 28 C12 21 52 21 52 28 L52 54 C52 62 12 62 12 54 Z
		hole M16 28.5 C18 25 46 25 48 28.5 C46 32 18 32 16 28.5 Z
		cut 2 M13 35 C20 40 44 40 51 35 M13 51 C20 56 44 56 51 51
		cut 1.8 M14 37 L22 53 L30 39 L38 54 L45 38 L50 50
		stroke 3.2 M8 4 L34 24 M56 4 L30 24
		disc 8 4 3.4
		disc 56 4 3.4`},
	// A boot on the road.
	{"march", `
		fill M20 4 L40 4 L39 34 C44 38 54 40 57 46 L57 52 L19 52 C18 40 21 24 20 4 Z
		fill M19 54 L57 54 L57 58 L44 58 L44 56 L32 56 L32 60 L19 60 Z
		cut 2 M20 11 L40 11
		cut 1.8 M39 36 C36 38 33 38 30 37 M46 40 C44 43 42 44 40 44
		stroke 2.4 M4 58 L12 58 M2 48 L11 48 M6 38 L12 38`},
	// A partisan with his blunderbuss.
	{"guerrillas", `
		fill M20 24 C19.6 10 25 5.6 32 8 C39 5.6 44.4 10 44 24 Z
		fill M3 26.4 C14 20 50 20 61 26.4 C52 34.6 12 34.6 3 26.4 Z
		cut 2 M20.4 19.6 C28 22.8 36 22.8 43.6 19.6
		fill M22.6 33 L41.4 33 C42 44 38 51 32 51 C26 51 22 44 22.6 33 Z
		cut 1.8 M22 40 C28 43.4 36 43.4 42 40 M29 44 L27 50
		hole M25 35.4 L30 36.4 L30 38 L25.6 37.8 Z M39 35.4 L34 36.4 L34 38 L38.4 37.8 Z
		fill M4 64 C6 54 17 50.4 24 48.6 C27 54.4 37 54.4 40 48.6 C47 50.4 58 54 60 64 Z
		cut 2.2 M16 52 L38 64 M21 50.6 L46 64
		cut 6 M50.6 64 L57 37
		stroke 3.2 M50.6 64 L57 37
		fill M54.6 40 L60.4 41.4 L64.6 28.6 L54.6 26.4 Z`},
	// Gabions on a bank of earth, a gun in the embrasure.
	{"redoubt", `
		fill M0 62 L7 46 L57 46 L64 62 Z
		cut 1.6 M10 52 L20 52 M26 57 L38 57 M44 52 L54 52 M14 57 L20 57 M44 57 L50 57
		fill M1 24 L12.6 24 L13.4 44 L0.2 44 Z M14.6 24 L25 24 L25.4 44 L14.8 44 Z M39 24 L49.4 24 L49.2 44 L38.6 44 Z M51.4 24 L63 24 L63.8 44 L50.6 44 Z
		cut 1.4 M0 29 L26 29 M0 34 L26 34 M0 39 L26 39 M38 29 L64 29 M38 34 L64 34 M38 39 L64 39
		stroke 1.6 M3 24 L3 20 M7 24 L7 19 M11 24 L11 20 M16.6 24 L16.6 20 M20 24 L20 19 M23.4 24 L23.4 20 M40.6 24 L40.6 20 M44 24 L44 19 M47.4 24 L47.4 20 M53 24 L53 20 M57 24 L57 19 M61 24 L61 20
		ring 32 37.6 6.4 3
		stroke 2 M32 30 L32 2
		fill M32.6 2 L47 6.4 L32.6 11 Z`},
	// Axe and spade crossed.
	{"sappers", `
		stroke 4 M12 60 L46 12
		fill M38 6 C46 2 56 4 61 12 C60 18 56 23 50 26 C50 20 46 15 38 13 Z
		cut 1.8 M44 8 C50 11 54 16 55 22
		stroke 4 M52 60 L24 20
		fill M8 4 C16 0 24 3 31 13 C32 18 30 22 24 24 C15 24 9 16 8 4 Z
		cut 1.6 M12 8 C17 14 21 17 25 19
		stroke 4 M47 61 L57 55`},
	// A spyglass and an eye.
	{"spy", `
		fill M2 44 L12 52 L32 34 L25 26 Z
		fill M26 25 L33 33 L47 21 L41 14 Z
		fill M42 13 L48 20 L60 10 L55 4 Z
		cut 1.8 M8 43 L14 50 M29 26 L34 32 M45 13 L49 18
		fill M22 56 C30 46 46 46 54 56 C46 64 30 64 22 56 Z
		holedisc 38 56 5
		disc 38 56 2.6`},
	// A covered wagon.
	{"supply", `
		fill M6 34 C4 18 12 8 22 9 C30 5 38 5 44 9 C54 8 60 18 58 34 Z
		cut 1.8 M20 11 C16 18 16 26 18 33 M32 8 L32 33 M44 11 C48 18 48 26 46 33
		fill M4 36 L60 36 L58 44 L6 44 Z
		ring 17 50 11 7.6
		ring 47 50 11 7.6
		stroke 1.8 M17 40 L17 60 M7 50 L27 50 M10 43 L24 57 M24 43 L10 57 M47 40 L47 60 M37 50 L57 50 M40 43 L54 57 M54 43 L40 57
		disc 17 50 3
		disc 47 50 3`},
	// A column turns back.
	{"withdraw", `
		fill M1 23 L21 4 L21 15 L39 15 C54 15 62 25 62 37.4 C62 51 52 59.6 38 59.6 L18 59.6 L18 49 L38 49 C46 49 51 44.4 51 37.4 C51 30.4 46 26 39 26 L21 26 L21 42 Z
		fill M3 49 L8 49 L8 59.6 L3 59.6 Z M10.4 49 L15.4 49 L15.4 59.6 L10.4 59.6 Z`},
}
