import * as z from 'zod/mini';
import { nonEmpty } from './non-empty';
import { KINDS } from './schema';

const all = Object.values(KINDS);

/** The state of any activity. A page reads the member of its own kind. */
export const anyState = z.discriminatedUnion('kind', nonEmpty(all.map(({ state }) => state)));
export type ActivityState = z.infer<typeof anyState>;

/** What an action answers besides the new state, if its kind has more to say. */
export const anyOutcome = z.discriminatedUnion(
  'kind',
  nonEmpty(all.flatMap((kind) => ('outcome' in kind ? [kind.outcome] : []))),
);
export type ActivityOutcome = z.infer<typeof anyOutcome>;
