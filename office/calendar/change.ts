import type { Values } from '../fields/input-of';

/** A change that the operator chose. */
export interface Change {
  /** The operation. */
  name: string;
  /** Its input, as far as the screen chose it; `undefined` leaves a field out of the form. */
  given: Values;
  /** By default the operation's title. */
  title?: string;
}
