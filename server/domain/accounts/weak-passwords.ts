import { dictionary } from '@zxcvbn-ts/language-common';
import type { HostRule } from '@/lib/variant/host-rule';
import { fieldProblem } from '../../platform/http/problem';
import type { Hosts } from '../hosts/follow-hosts';
import type { GuessableWords } from './store';

/** Passwords of leaks, the most frequent ones of the world, in lower case. */
const COMMON = new Set(dictionary['passwords-common']);

/** Numbers that read like words in Chinese. */
const SPOKEN_DIGITS = new Set(['520', '521', '1314', '5201314', '1314520', '1314521', '168', '518', '123123']);
/** Letters and digits, one behind the other. */
const TWO_BLOCKS = /^(?:([a-z]+)(\d+)|(\d+)([a-z]+))$/;
/** Different characters below which a password is too plain, however long it is. */
const KINDS_MIN = 4;
/** Letters up to which nobody's word is a secret. */
const SHORT_WORD = 3;
/** Digits at a mobile number's end that name its holder well enough. */
const MOBILE_END = 8;
/** Letters from which on a part of a host's name is a brand's. */
const HOST_WORD_MIN = 4;

/** Why a password is guessed first: it is of what everybody can know of its holder, or of a leak's list. */
export type Weakness = 'own-number' | 'site-name' | 'common';

const SENTENCES: Record<Weakness, string> = {
  'own-number': '密码不能包含本人的手机号或交易账号，请换一个',
  'site-name': '密码不能由网站名称加数字组成，请换一个',
  common: '该密码过于常见或已见于泄露的密码名单，容易被猜中，请换一个',
};

/**
 * Refuses a password that is guessed first: one of a leak's list, a common word with common digits, or what everybody can know
 * of its holder.
 *
 * @param own what is known of the account; nothing of it is in the sentence
 * @param hosts of all brands, as they are now
 * @throws ApiProblem a fault of `password`, whose sentence says why
 */
export function requireStrongPassword(password: string, own: Partial<GuessableWords>, hosts: Hosts): void {
  const weakness = weaknessOf(password, own, hosts.current().tables.hostRules);
  if (weakness) throw fieldProblem('password', SENTENCES[weakness]);
}

/** What makes a password weak; `undefined` where nothing does. */
export function weaknessOf(
  password: string,
  { number, mobile, appCode }: Partial<GuessableWords>,
  hostRules: readonly HostRule[],
): Weakness | undefined {
  const lower = password.toLowerCase();
  const numbers = [number, mobile, mobile?.slice(-MOBILE_END)];
  if (numbers.some((own) => own && lower.includes(own))) return 'own-number';
  if (brandWords(appCode ?? '', hostRules).some((word) => isWordAndDigits(lower, word))) return 'site-name';
  return isCommon(lower) ? 'common' : undefined;
}

function isCommon(password: string): boolean {
  if (COMMON.has(password) || new Set(password).size < KINDS_MIN) return true;
  if (/^\d+$/.test(password)) return isSimple(password);
  const [, before, digitsBehind, digitsBefore, behind] = TWO_BLOCKS.exec(password) ?? [];
  const [letters, digits] = [before ?? behind ?? '', digitsBehind ?? digitsBefore ?? ''];
  return isSimple(digits) && (letters.length <= SHORT_WORD || COMMON.has(letters));
}

/** Digits that everybody thinks of: of one kind, counted up or down, and those that are spoken. */
function isSimple(digits: string): boolean {
  if (!digits) return false;
  const steps = new Set([...digits.slice(1)].map((digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10));
  return SPOKEN_DIGITS.has(digits) || (steps.size <= 1 && [0, 1, 9, undefined].includes([...steps][0]));
}

/** What a brand is known by in Latin letters: its code and the names of its hosts. */
function brandWords(appCode: string, hostRules: readonly HostRule[]): string[] {
  const code = appCode.toLowerCase();
  const labels = hostRules
    .filter((rule) => [rule.appCode, rule.iosAppCode, rule.desktopAppCode].includes(code))
    .flatMap(({ host }) => host.split('.').slice(0, -1))
    .filter((label) => label.length >= HOST_WORD_MIN);
  return [...new Set(code ? [code, ...labels] : labels)];
}

function isWordAndDigits(password: string, word: string): boolean {
  return password.includes(word) && !/[a-z]/.test(password.replace(word, ''));
}
