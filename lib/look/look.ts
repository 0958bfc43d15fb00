import { z } from 'zod';
import { sceneSchema } from '../art/scene';
import { FACES } from '../lettering/faces';

/** How a hero arranges headline, offer, art and action; see `components/campaign/hero/`. */
export const COMPOSITIONS = ['beside', 'centred', 'arch', 'diagonal', 'ticket', 'stage', 'scroll'] as const;
export type Composition = (typeof COMPOSITIONS)[number];
export const COMPOSITION_WORDS: Readonly<Record<Composition, string>> = {
  beside: '左文右图',
  centred: '居中对称',
  arch: '拱门',
  diagonal: '斜切',
  ticket: '票券',
  stage: '舞台',
  scroll: '挂轴',
};

/** The compositions that have room for a form; a brand chooses one of them. */
export const BRAND_COMPOSITIONS = COMPOSITIONS.filter((name) => name !== 'stage');

/** The corners of cards and of buttons. */
export const CORNERS = ['pill', 'round', 'soft', 'crisp'] as const;
export type Corners = (typeof CORNERS)[number];

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);

/** What pages in a brand's own colours look like: header and banner, and the first screen below them. */
export const lookSchema = z.strictObject({
  composition: z.enum(BRAND_COMPOSITIONS),
  corners: z.enum(CORNERS),
  /** The display face of headlines. */
  face: z.enum(FACES),
  /** The ground of header, banner and hero, from the lit corner to the opposite one. */
  backdrop: z.tuple([hexColour, hexColour, hexColour]),
  /** Words on the backdrop; readable on each of its colours. */
  ink: hexColour,
  /** Lettering and fine details on the backdrop. */
  accent: hexColour,
  /** The picture of the landing page, around the brand's emblem. */
  scene: sceneSchema,
});
export type Look = z.infer<typeof lookSchema>;
