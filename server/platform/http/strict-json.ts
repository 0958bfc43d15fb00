import { parseJson } from '@/lib/parse-json';
import { ApiProblem } from './problem';
import { checkKey, checkText } from './safe-text';

/** No call nests deeper than an event's detail in a list. */
const DEPTH_MAX = 16;
const KEYS_AND_STRINGS = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/**
 * Parses JSON strictly.
 *
 * @throws {ApiProblem} for invalid syntax, a duplicate key, a key that could change a prototype, deep nesting, or text
 * that cannot be stored
 */
export function parseStrictJson(text: string): unknown {
  const value = parseJson(text);
  if (value === undefined || countKeys(value) !== countWrittenKeys(text)) throw new ApiProblem('invalid_input');
  return value;
}

function countWrittenKeys(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(KEYS_AND_STRINGS)) if (colon) count++;
  return count;
}

function countKeys(root: unknown): number {
  let count = 0;
  let level = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_MAX) throw new ApiProblem('invalid_input');
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string') checkText(value);
      else if (Array.isArray(value)) next.push(...value);
      else if (value && typeof value === 'object') {
        for (const [key, child] of Object.entries(value)) {
          checkKey(key);
          next.push(child);
          count++;
        }
      }
    }
    level = next;
  }
  return count;
}
