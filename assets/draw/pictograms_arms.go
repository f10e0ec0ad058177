package draw

// picture is a pictogram: lines that engrave understands, in a box of 64 by 64.
type picture struct{ name, lines string }

// armsPictograms are troops and what they carry.
var armsPictograms = []picture{
	// A fusilier on the march, firelock shouldered.
	{"infantry", `
		stroke 2.7 M43.5 40 L19 10.5
		stroke 1.5 M19 10.5 L10 0
		fill M27 28 L20.5 28.5 L19 40 L27 41 Z
		disc 23 26.6 3.4
		cut 1.3 M28.2 24 L27.2 46
		fill M28.6 27 L38.6 27 C41 31 41.4 36 40 42 L27.6 43 C26.4 38 27 31 28.6 27 Z
		fill M28 43 L34 43 L28 51 L22.6 51.5 Z
		fill M34 42 L40.4 42 L46 51 L49.6 58 L55 59.6 L55 63 L45.8 63 L40.4 53 L34.4 48 Z
		fill M28 43 L36 42.6 L32 52 L25 59.6 L24 63 L14.6 61.4 L15.4 58.4 L20 57 L25.4 50.4 Z
		cut 1.9 M29.4 28 L40.4 40.4 M38.4 27.6 L27.6 41
		fill M28 8 L42 5.6 L40.4 16 L29.2 16.8 Z
		fill M38.6 14.8 L45.4 17.6 L38.6 18.4 Z
		fill M38 6 C36.4 1.4 39.4 -3 42.6 -1.6 C45.4 1 43 4.6 40.6 6 Z
		cut 1.3 M28.4 12.2 C32.6 15 37.4 14.4 40.8 11
		fill M29.8 17.6 L39.8 17.8 L41.4 21.4 L39.8 22.2 L39.2 25.6 L34.6 26.6 L31 24.6 Z
		cut 5 M31.4 31 C30.2 35 31.4 37.4 34 38.2 L43 37
		stroke 3.4 M31.4 31 C30.2 35 31.4 37.4 34 38.2 L43 37`},
	// The same man from afar: shako, shoulders and his bayonet.
	{"infantry-small", `
		fill M12 6 L40 6 L36.6 26 L15.4 26 Z
		fill M23 5 C21 0 23 -5 26 -5 C29 -5 31 0 29 5 Z
		fill M11 28.6 L41 28.6 L43.6 32 L8.4 32 Z
		fill M16 34.6 L36 34.6 C36 42 32.6 46 26 46 C19.4 46 16 42 16 34.6 Z
		fill M0 64 C1 52 8 47.6 18 46.4 C22 50 30 50 34 46.4 C42 47.6 46 50 48 56 L48 64 Z
		cut 3 M10 49 L34 66 M42 49 L20 66
		fill M52 14 L54.6 -4 L57.2 14 L57.6 64 L51.6 64 Z`},
	{"cavalry", `
		fill M13 63 C10.6 47 14.4 31 24 20.6 C27.4 16.6 29.4 12 30 3 L35.6 10.6 L39.4 3.6 L42.6 14 C46.6 17 48.8 21 50.4 25.6 L59 37.4 C61.2 41 60.4 45 57.4 46.6 L53 48.6 C50 49.6 47 48.4 45 45.6 C42 45.2 39.4 44.4 37 42.6 C37.6 48 40.6 54.6 46 63 Z
		fill M29 7 C22 11 15 19.6 11.4 29 C8.6 38 6.6 48 7.4 59 L11.6 52 L10.4 60 L13 56 L14 47 L17.6 42 L16 37.4 L20.6 33 L19.8 28.4 L25 24.4 L24.6 19.6 L29.4 15.4 Z
		cut 1.5 M29.6 16 C21.6 23.6 15.8 33 14.6 47 C14 53 14.4 58 15 64
		fill M42.4 13 C41.4 9 41 6.6 37.8 5.4 C39.4 9 38.2 12 36 14.4 Z
		holedisc 43 23.2 2.1
		holedisc 56 41 1.5
		cut 1.5 M58.6 45 C55.4 45.6 52.4 44.8 50.4 43.4
		cut 1.7 M38.6 16.4 C41.4 26 45 35 49.8 43.6 M54.4 31.6 C51 36.4 48.4 39.4 45.6 44.6 M34.4 18.6 C38 19.2 42 18.8 45.4 16.8
		cut 1.7 M48.8 43.6 C43 52 33 53.6 21.6 49.4
		holedisc 49.6 43.4 2.2
		disc 49.6 43.4 1`},
	// A field piece in side view, trail down.
	{"artillery", `
		fill M60 17.6 L63 17 L64 26.6 L61 27 L60.4 25.4 L20 33.4 C15 34.4 10.4 33 9 29.4 C8 26 10.4 22.6 14.6 22 L60.2 19.6 Z
		disc 6.6 28.2 3
		cut 1.2 M21.4 20.8 L23.4 33.4 M25.4 20.6 L27.4 32.6 M53 19 L54.2 27.6
		ring 37 42 18.6 14.8
		stroke 2.2 M37 26 L37 58 M21 42 L53 42 M25.7 30.7 L48.3 53.3 M48.3 30.7 L25.7 53.3
		disc 37 42 4.6
		holedisc 37 42 1.7
		cut 6.4 M32 39 L4 58
		fill M35.4 36.8 L38.2 42 L8.4 61.4 L0.6 62 L2.4 56.6 Z
		cut 1.2 M11 54.6 L13.4 58.2
		disc 37 42 4.6
		holedisc 37 42 1.7`},
	// A general's bicorne with its cockade, plume and lace.
	{"commander", `
		fill M2 43 C6 36 8.6 18 22 12.6 C28 10.2 36 10.2 42 12.6 C55.4 18 58 36 62 43 C63 46.6 59 48.6 55.4 46.2 C47 41 40 44.4 32 44.4 C24 44.4 17 41 8.6 46.2 C5 48.6 1 46.6 2 43 Z
		cut 1.8 M6 43 C11.6 32 13 21.6 24.6 16.8 C29 15 35 15 39.4 16.8 C51 21.6 52.4 32 58 43
		holedisc 32 25 6.6
		disc 32 25 4.9
		holedisc 32 25 2.6
		disc 32 25 1.2
		hole M30.8 30 L33.2 30 L34.6 42 L29.4 42 Z
		fill M26 11 C24 4 28 -3 32 -2 C36 -3 40 4 38 11 C35 9 29 9 26 11 Z
		cut 1.1 M32 0 L32 9 M29 3 L30 9 M35 3 L34 9
		fill M19 51 L45 51 L44 54.6 L20 54.6 Z M22 57.4 L42 57.4 L41 60.6 L23 60.6 Z
		fill M2 48.4 L6 48.4 L7.6 56 L0.6 56 Z M58 48.4 L62 48.4 L63.4 56 L56.4 56 Z`},
	{"light", `
		fill M6 18 C8 44 24 58 44 50 C54 46 58 36 58 24 L62 20 L44 18 L48 24 C48 34 44 40 38 42 C26 46 16 36 14 17 Z
		fill M3 12 L17 12 L15 19 L5 19 Z
		stroke 2.6 M18 30 C26 14 38 14 46 28
		disc 32 17 4`},
	{"grenadiers", `
		disc 32 42 15
		fill M26 30 L38 30 L40 26 L24 26 Z
		fill M25 25 C20 18 24 12 22 6 C28 9 29 13 31 4 C36 8 36 13 40 7 C43 14 42 19 39 25 Z`},
	{"guard", `
		fill M32 16 L35.5 26.8 L46.9 26.8 L37.7 33.5 L41.2 44.3 L32 37.6 L22.8 44.3 L26.3 33.5 L17.1 26.8 L28.5 26.8 Z
		stroke 3.2 M20 12 C6 24 6 44 26 56 M44 12 C58 24 58 44 38 56
		fill M12 22 C6 18 4 14 5 10 C10 11 13 15 14 20 Z M8 34 C2 32 0 28 0 24 C5 24 8 28 10 32 Z M10 46 C4 46 1 43 0 39 C5 38 10 41 12 44 Z
		fill M52 22 C58 18 60 14 59 10 C54 11 51 15 50 20 Z M56 34 C62 32 64 28 64 24 C59 24 56 28 54 32 Z M54 46 C60 46 63 43 64 39 C59 38 54 41 52 44 Z`},
	{"lancers", `
		stroke 3.6 M8 62 L41 8
		fill M40 9.6 L46.6 -1 L44.8 11.6 Z
		fill M40.6 11 L63 13 L54.6 19 L61 27 L31.4 26 Z
		cut 1.6 M37 18.6 L56 19.4
		disc 8.6 61 3`},
	// A cuirassier's helmet: comb, horsehair and chin scales.
	{"heavy", `
		fill M12 36 C10 20 20 9 34 9 C46 9 53 18 53 30 L53 35 L60 39 L60 42 L14 42 Z
		fill M8 14 C14 2 32 -3 48 6 L55 12 C57 15 56 19 53 20 L47 12 C38 6 26 7 19 13 C14 17 12 24 12 30 C10 42 12 50 4 59 C0 50 0 28 8 14 Z
		cut 1.8 M16 34.5 L53 34.5
		cut 1.5 M45 14 C49 19 50 25 50 31
		cut 1.5 M10 20 C7 30 7 40 5 50 M15 10 C24 3 36 2 46 9
		fill M23 44 L33 44 C32 52 34 58 41 62 C31 63 23 56 23 44 Z
		cut 1.3 M23 48 L33 48 M23.6 52 L33 52 M25 56 L34 56 M28 60 L36 59
		holedisc 27.5 43 2.6
		disc 27.5 43 1.3`},
	// A gun that gallops: its wheel, and the horse's shoe.
	{"horse-artillery", `
		fill M62 12.6 L63.6 20 L60.6 20.6 L60 19.4 L25 27.4 C20 28.4 16 27 15 24 C14 21 16.4 18 20 17.4 L60 13 Z
		disc 12.6 24 2.6
		ring 40 34 16 12.8
		stroke 2 M40 20 L40 48 M26 34 L54 34 M30 24 L50 44 M50 24 L30 44
		disc 40 34 4
		holedisc 40 34 1.5
		cut 5.6 M36 32 L10 47
		fill M38.6 29.4 L41.4 34.4 L14 50 L6 51 L8 46 Z
		stroke 2.4 M2 32 L14 32 M0 38.6 L12 38.6
		fill M22 63 C18 63 15 60 15 56 L15 53 L19.6 53 L19.6 56 C19.6 60 28.4 60 28.4 56 L28.4 53 L33 53 L33 56 C33 60 30 63 26 63 Z
		stroke 2.4 M38 58 L58 58 M38 63 L52 63`},
	// A marquee with its flag.
	{"hq", `
		stroke 2.2 M32 2 L32 20
		fill M33 2 L48 6 L33 11 Z
		fill M32 16 L58 38 L58 42 L55 42 L55 62 L39 62 L32 40 L25 62 L9 62 L9 42 L6 42 L6 38 Z
		cut 1.8 M6 41 C12 45 18 45 21 41 C26 45 30 45 32 41 C36 45 40 45 43 41 C48 45 54 45 58 41
		cut 1.5 M32 18 L19 41 M32 18 L45 41
		stroke 1.6 M9 62 L2 63 M55 62 L62 63`},
	// What is not known.
	{"marker", `
		fill M14 20 C14 8 22 2 33 2 C45 2 53 9 53 19 C53 33 38 33 38 45 L27 45 C27 29 41 29 41 19.6 C41 15 38 12 33 12 C27.6 12 25.4 15.4 25.4 20 Z
		disc 32.6 55.4 6.8`},
	// The four silhouettes of what is seen from afar: shako and shoulders, a horse's
	// head, a gun, a bicorne.
	{"foot", `
		fill M15 4 L49 4 L45 27 L19 27 Z
		fill M14 30 L54 30 L58 35 L14 35 Z
		disc 32 39 10
		fill M3 64 C4 51 13 46 24 46 L40 46 C51 46 60 51 61 64 Z`},
	{"horse", `
		fill M14 64 C10 46 15 29 28 18 L30 1 L39 12 C51 17 56 26 62 39 L56 49 C50 50 45 47 41 43 C40 51 44 56 45 64 Z`},
	{"guns", `
		fill M1 13 L62 9 L64 20 L7 29 C1 29 -2 16 1 13 Z
		disc 34 40 22
		holedisc 34 40 15
		disc 34 40 6
		stroke 5 M34 20 L34 60 M14 40 L54 40
		fill M28 38 L34 48 L8 62 L-1 62 L1 55 Z`},
	{"staff", `
		fill M0 44 C6 20 18 8 32 8 C46 8 58 20 64 44 C54 40 44 48 32 48 C20 48 10 40 0 44 Z
		fill M14 54 L50 54 L50 62 L14 62 Z`},
	{"square", `
		fill M16 16 L20 16 L22 4 L24 16 L30 16 L32 4 L34 16 L40 16 L42 4 L44 16 L48 16 L48 20 L60 22 L48 24 L48 30 L60 32 L48 34 L48 40 L60 42 L48 44 L48 48 L44 48 L42 60 L40 48 L34 48 L32 60 L30 48 L24 48 L22 60 L20 48 L16 48 L16 44 L4 42 L16 40 L16 34 L4 32 L16 30 L16 24 L4 22 L16 20 Z
		hole M24 24 L40 24 L40 40 L24 40 Z
		fill M30 26 L32 26 L32 39 L30 39 Z M32 26 L39 28.5 L32 31 Z`},
	{"colours", `
		fill M14 4 L18 4 L18 62 L14 62 Z
		fill M18 8 C30 2 40 16 56 9 L56 36 C40 43 30 29 18 35 Z
		disc 16 2 4`},
	{"sabres", `
		fill M49 50 C42 34 27 17 5 4 C25 8 44 24 54.6 46 Z
		stroke 2.6 M43 54 L59 42.6 C63.4 47 63.6 54 60 60
		stroke 4.6 M52.4 49.6 L58.8 59.4
		cut 4.4 M15 50 C22 34 37 17 57 5
		fill M15 50 C22 34 37 17 59 4 C39 8 20 24 9.4 46 Z
		stroke 2.6 M21 54 L5 42.6 C0.6 47 0.4 54 4 60
		stroke 4.6 M11.6 49.6 L5.2 59.4`},
}
