import type { Values } from '../fields/input-of';

/** An operation on an operator or session that the screen chose. */
export interface Change {
  name: string;
  given: Values;
  initial?: Values;
  title?: string;
}
