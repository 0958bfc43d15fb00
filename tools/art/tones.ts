/** Five tones of one material, from the highlight to the deepest shadow. */
export interface Tones {
  hi: string;
  light: string;
  mid: string;
  dark: string;
  deep: string;
}

const steps = (hi: string, light: string, mid: string, dark: string, deep: string): Tones => ({
  hi,
  light,
  mid,
  dark,
  deep,
});

/** The materials of emblems and buttons. */
export const tones = {
  gold: steps('#fff6d2', '#f6d77e', '#d7a23c', '#8a5a17', '#432706'),
  paleGold: steps('#fffbe8', '#f3e2ae', '#d8b872', '#9a7536', '#4a3410'),
  roseGold: steps('#fff1ec', '#f5c6b4', '#d6937b', '#8f4e3d', '#401a14'),
  pearl: steps('#ffffff', '#fdeede', '#ecc9a4', '#a8734a', '#4a2410'),
  silver: steps('#ffffff', '#e6edf4', '#b3c2d0', '#66788a', '#1e2a36'),
  starlight: steps('#ffffff', '#e2dcff', '#b0a1f2', '#6453b8', '#1d1650'),
  copper: steps('#ffe3c8', '#e59a5c', '#b05f27', '#6f3610', '#331703'),
  bronze: steps('#fbf6d8', '#dcc887', '#b29a54', '#685a28', '#262008'),
  ember: steps('#fff3d8', '#ffc780', '#f59338', '#a8480e', '#401703'),
  jade: steps('#eafff2', '#9fdcb5', '#3f9c69', '#1a6340', '#08301d'),
  teal: steps('#eafffb', '#a5ecdf', '#4fc4b3', '#17756b', '#042c28'),
  cyan: steps('#f2fdff', '#8ad6ee', '#2a94bd', '#0f5b80', '#06304a'),
  abyss: steps('#f0fcff', '#a4e4fb', '#4dbcec', '#126a9c', '#03253a'),
  amethyst: steps('#f7efff', '#c3aaf0', '#7f5cc6', '#4b2d88', '#24124a'),
  rose: steps('#fff3f7', '#f5a9c4', '#d0537f', '#8a2050', '#430b26'),
  wine: steps('#ffe6e9', '#dd91a0', '#a53652', '#691230', '#380617'),
  olive: steps('#fbfde0', '#c3cd70', '#8a9834', '#525e18', '#283008'),
  amber: steps('#fffbdc', '#ffdf66', '#efb51c', '#9a6a08', '#2e1d00'),
} satisfies Record<string, Tones>;

export type ToneName = keyof typeof tones;
