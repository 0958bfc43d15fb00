/** Pictograms of steps and reasons. */
export const ICONS = [
  'account',
  'deposit',
  'trade',
  'clock',
  'two-way',
  'order',
  'verify',
  'app',
  'gift',
  'calendar',
  'question',
  'invite',
  'card',
  'chart',
  'spin',
  'point',
  'shield',
  'globe',
] as const;
export type Icon = (typeof ICONS)[number];
