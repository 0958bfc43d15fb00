import type { DatabaseOptions } from '../../../../platform/database/open';
import { campaignWith } from '../../../../testing/campaigns';
import type { Act } from './act';
import { POINTS, RAIN, WHEEL } from './definitions';

/** Shared by a process that will be killed and the test that watches it. */
export const VAULT_KEY = Buffer.alloc(32, 7);

const [grand, ...others] = WHEEL.segments;

/** Nearly every spin takes a piece of the large stock. */
const WHEEL_OF_PLENTY = {
  ...WHEEL,
  segments: [{ ...grand, odds: 9995, stock: 1000 }, ...others.map((segment) => ({ ...segment, odds: 1, stock: null }))],
} as typeof WHEEL;

export const CAMPAIGN = campaignWith('dying', WHEEL_OF_PLENTY, RAIN, POINTS);

const { slug } = CAMPAIGN;
export const ACTS = {
  grab: { slug, kind: 'redpacket', action: 'grab' },
  spin: { slug, kind: 'wheel', action: 'spin' },
  redeem: { slug, kind: 'points', action: 'redeem', input: { id: 'bonus' } },
} as const satisfies Record<string, Act>;
export type ActName = keyof typeof ACTS;

/** What a process does and how it ends. */
export interface Life {
  database: DatabaseOptions;
  /** The acts that it repeats. */
  acts: readonly ActName[];
  /**
   * It dies before an act writes to this table for the {@link WRITES_BEFORE_DEATH}th time; if missing, the test kills
   * it.
   */
  diesBeforeWriting?: string;
}
export const WRITES_BEFORE_DEATH = 20;

/** One act of one account. `body` is its answer. */
export interface Deed {
  token: string;
  act: Act;
  body?: string;
}
