import type { z } from 'zod';
import type * as mini from 'zod/mini';
import type { ExclusiveReward } from './exclusive';
import type { Customer, Worth } from './worth';

type Named<Name extends string> = mini.ZodMiniObject<{ kind: mini.ZodMiniLiteral<Name> }>;

interface Height {
  phone: number;
  desktop: number;
}

/** What a kind of activity is, and what its calls carry. */
export interface Kind<Name extends string> {
  words: {
    /** What the kind is called in a list of pages. */
    name: string;
    /** What the button says that leads to the activity. */
    link: string;
  };
  /**
   * How many pixels high its panel will be for a visitor who has not logged in. It is as high while it is awaited, so that
   * nothing below it moves. A function where it follows from what the definition has.
   */
  awaited: Height | ((definition: never) => Height);
  /** An activity of the kind as a campaign's definition has it. */
  definition: z.ZodType<{ kind: Name; title: string }>;
  /** What the server answers of it; `mine` is the visitor's part. */
  state: Named<Name>;
  /** Its actions and their fields. */
  actions: Readonly<Record<string, mini.ZodMiniType>>;
  /** Actions that collect what was reached before; they are carried out for some time after the campaign's end, too. */
  claims?: readonly string[];
  /** What an action answers beside the new state, where the kind has more to say. */
  outcome?: Named<Name>;
  /** Whether a visitor may be given all prizes of the definition one beside another, or one of them. */
  prizes: 'all' | 'one';
  /** Its rewards of which a person is given those of one campaign alone. */
  exclusive: (definition: never) => ExclusiveReward[];
  /** What a customer who does everything could collect of it. */
  worth: (definition: never, customer: Customer) => Worth;
  /** The smallest useful definition without its kind and title; see `Starter`. */
  starter: object;
}
