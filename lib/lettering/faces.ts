/**
 * The display faces: thick brush strokes, running script, an angular marker, a condensed poster, the fine serifs of a title page, and a
 * slanted sans. `outlines/` has the outlines of each, and their licence.
 */
export const FACES = ['brush', 'running', 'marker', 'poster', 'title', 'slanted'] as const;
export type Face = (typeof FACES)[number];
