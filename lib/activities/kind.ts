import type { z } from 'zod';
import type * as mini from 'zod/mini';
import type { ExclusiveReward } from './exclusive';
import type { Customer, Worth } from './worth';

type Named<Name extends string> = mini.ZodMiniObject<{ kind: mini.ZodMiniLiteral<Name> }>;

interface Height {
  phone: number;
  desktop: number;
}

/** A kind of activity, and what its calls carry. */
export interface Kind<Name extends string> {
  words: {
    /** The kind's name in a list of pages. */
    name: string;
    /** Label of the button that links to the activity. */
    link: string;
  };
  /**
   * Height of the panel in pixels for a logged-out visitor. The placeholder has the same height while the panel loads,
   * so that the content below does not move. A function if the height depends on the definition.
   */
  awaited: Height | ((definition: never) => Height);
  /** The activity's part of a campaign definition. */
  definition: z.ZodType<{ kind: Name; title: string }>;
  /** State that the server answers; `mine` is the visitor's part. */
  state: Named<Name>;
  /** Its actions and their fields. */
  actions: Readonly<Record<string, mini.ZodMiniType>>;
  /** Actions that collect an earlier result; the server also accepts them for some time after the campaign's end. */
  claims?: readonly string[];
  /** What an action answers besides the new state, if the kind has more to say. */
  outcome?: Named<Name>;
  /** Whether a visitor may receive all prizes of the definition side by side, or only one of them. */
  prizes: 'all' | 'one';
  /** Rewards of the activity that a person receives from one campaign only, if it has any. */
  exclusive?: (definition: never) => ExclusiveReward[];
  /** Most that a customer who does everything could collect. */
  worth: (definition: never, customer: Customer) => Worth;
  /** The smallest useful definition without kind and title; see `Starter`. */
  starter: object;
}
