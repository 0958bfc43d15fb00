import { ApiProblem } from './problem';

/** Half a surrogate pair, or NUL, which PostgreSQL cannot store. */
const UNSTORABLE = /\p{Surrogate}|\0/u;
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** @throws {ApiProblem} for text that cannot be stored */
export function checkText(text: string): void {
  if (UNSTORABLE.test(text)) throw new ApiProblem('invalid_input');
}

/** @throws {ApiProblem} for a field name that cannot be stored or could change a prototype */
export function checkKey(key: string): void {
  checkText(key);
  if (RESERVED.has(key)) throw new ApiProblem('invalid_input');
}
