import { dictionary } from '@zxcvbn-ts/language-common';
import type { HostRule } from '@/lib/variant/host-rule';
import { fieldProblem } from '../../platform/http/problem';
import type { Hosts } from '../hosts/follow-hosts';
import type { GuessableWords } from './store';

/** The world's most frequent leaked passwords, in lower case. */
const COMMON = new Set(dictionary['passwords-common']);

/** Numbers that sound like words in Chinese. */
const SPOKEN_DIGITS = new Set(['520', '521', '1314', '5201314', '1314520', '1314521', '168', '518', '123123']);
/** Letters followed by digits, or digits by letters. */
const TWO_BLOCKS = /^(?:([a-z]+)(\d+)|(\d+)([a-z]+))$/;
/** A password with fewer different characters is too simple, however long it is. */
const KINDS_MIN = 4;
/** Up to this many letters before or after simple digits are easy to guess. */
const SHORT_WORD = 3;
/** This many last digits of a mobile number identify its owner. */
const MOBILE_END = 8;
/** A part of a host's name counts as the brand's from this many letters on. */
const HOST_WORD_MIN = 4;

/**
 * Why a password is easy to guess: it consists of public data of its owner or the site, or is in a list of leaked ones.
 */
export type Weakness = 'own-number' | 'site-name' | 'common';

const SENTENCES: Record<Weakness, string> = {
  'own-number': '密码不能包含本人的手机号或交易账号，请换一个',
  'site-name': '密码不能由网站名称加数字组成，请换一个',
  common: '该密码过于常见或已见于泄露的密码名单，容易被猜中，请换一个',
};

/**
 * Rejects a password that is easy to guess: a leaked one, a common word with common digits, or public data of its
 * owner.
 *
 * @param own what is known about the account; the message contains none of it
 * @param hosts the current hosts of all brands
 * @throws ApiProblem an error of the field `password` that says why
 */
export function requireStrongPassword(password: string, own: Partial<GuessableWords>, hosts: Hosts): void {
  const weakness = weaknessOf(password, own, hosts.current().tables.hostRules);
  if (weakness) throw fieldProblem('password', SENTENCES[weakness]);
}

/** Why a password is weak; `undefined` if it is not. */
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

/** Digits that many people choose: all the same, counted up or down, or spoken like words. */
function isSimple(digits: string): boolean {
  if (!digits) return false;
  const steps = new Set([...digits.slice(1)].map((digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10));
  return SPOKEN_DIGITS.has(digits) || (steps.size <= 1 && [0, 1, 9, undefined].includes([...steps][0]));
}

/** A brand's names in Latin letters: its code and words of its hosts' names. */
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
