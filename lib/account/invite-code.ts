import { INVITE_CODE_MAX, INVITE_CODE_MIN } from '../contract/field-rules';
import { plainText } from '../typing/plain-text';

const CODE = `([A-Za-z0-9]{${INVITE_CODE_MIN},${INVITE_CODE_MAX}})(?![A-Za-z0-9])`;
/** A code at the beginning, after blanks, opening quotes or a colon. A placeholder such as `{code}` is none. */
const LEADING = new RegExp(`^[\\s"'“”‘’「『【(:]*${CODE}`);
const ANYWHERE = new RegExp(`(?:^|[^A-Za-z0-9])${CODE}`);
/** A code of letters and digits; words and dates have only one of them. */
const MIXED = new RegExp(`(?:^|[^A-Za-z0-9])(?=[A-Za-z]*\\d)(?=\\d*[A-Za-z])${CODE}`);
/** No link carries a longer text with its code. */
const LONGEST = 320;

/**
 * Reads the invite code of a link. Chat apps attach the words behind a link to its code: `KFC5Z32C，快来`.
 *
 * @param raw the value of the link's parameter
 * @returns undefined if it does not begin with a code
 */
export function readInviteCode(raw: string): string | undefined {
  return LEADING.exec(plainText(raw.slice(0, LONGEST)))?.[1];
}

/**
 * Takes the code out of a typed or pasted text, which may be a link or a sentence; otherwise the letters and digits of
 * a code that is not complete yet.
 *
 * @param text in normal width, without invisible characters
 */
export function cleanInviteCode(text: string): string {
  const behind = text.split(/invitecode=/i).pop() ?? '';
  const found = (behind === text && MIXED.exec(text)) || ANYWHERE.exec(behind);
  return found?.[1] ?? behind.replace(/[^A-Za-z0-9]/g, '').slice(0, INVITE_CODE_MAX);
}
