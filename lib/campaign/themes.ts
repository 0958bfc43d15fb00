/** Palettes of `components/campaign/themes.module.css`. */
export const THEMES = [
  'crimson',
  'ink-gold',
  'jade',
  'dusk',
  'ivory',
  'azure',
  'amber',
  'forest',
  'rose',
  'midnight',
] as const;
export type Theme = (typeof THEMES)[number];
