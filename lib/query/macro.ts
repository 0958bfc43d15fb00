import { CLICK_PARAMETERS } from '../contract/browser/click-parameters';

const NAMES = Object.keys(CLICK_PARAMETERS)
  .map((name) => name.replace('_', '[_-]?'))
  .join('|');

/**
 * The pattern of a macro that an advertising platform did not replace, in any letter case, as a text because the landing
 * script in the head of every page contains it too: `{bd_vid}`, `[bd_vid]`, `<bd_vid>` (also encoded twice), `__BD_VID__`,
 * `$bd_vid$`, `%bd_vid%` (whose `%bd` decodes to another character) and the like, a parameter's bare name in any marks,
 * and what scripts write for a missing value. Click ids consist of letters, digits and `-_.~+/=`.
 */
export const MACRO = `[{}<>\\[\\]\\uFF5B\\u3010]|%(?:7B|5B|3C)|%$|^[$#@%*!|:~(]|^__.*__$|^[\\W_]*(?:undefined|null|nan|${NAMES})[\\W_]*$`;

const macro = new RegExp(MACRO, 'i');

/** Whether a parameter has a value that is no macro. */
export function isGiven(value: string | undefined): value is string {
  return Boolean(value) && !macro.test(value ?? '');
}
