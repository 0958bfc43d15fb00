import { CLICK_PARAMETERS } from '../contract/browser/click-parameters';
import { decodeValue } from './decode-value';

/** Names of parameters that say who the visitor is, besides the token, also at the end of a path such as `user[phone]`. */
const NAMES = [
  '(?:[a-z]+[_-])?(?:(?:user|my|your|contact|customer|client|login|reg|link)[_-]?)?(?:(?:mobile|cell|tele|hand)?[_-]?phone|mobile|cell|tel|telphone|msisdn|shouji(?:hao)?|sjh|dianhua|lxdh)(?:[_-]?(?:no|num|number))?\\d?',
  '(?:(?:user|u|real|r|true|full|first|f|last|l|given|family|sur|nick|my|your|contact|customer|c|client|login|link)[_-]?)?name',
  'xm|xing|xingming|lxr|lianxiren|contact|linkman|customer|account|e?-?mail|qq|wx|wechat|weixin|id[_-]?(?:card|no|number)(?:[_-]?no)?|sfzh?',
  '.*(?:姓名|名字|称呼|电话|手机号?|号码|联系人|联系方式|邮箱|微信号?|身份证号?)|姓|名',
];
const PERSONAL_NAME = new RegExp(`^(?:.*[[.])?(?:${NAMES.join('|')})[\\]\\[:]*$`);

/** A mainland mobile number, also with its country code and in groups, or a number with another country code. */
const NUMBER = /(?:^|\D)(?:(?:00)?86[\s-]?)?1[\s.-]?[3-9](?:[\s.-]?\d){9}(?!\d)|\+\d(?:[\s-]?\d){7,}/;
/** A mainland mobile number that is a word of its own: random letters and digits of a click id may contain one. */
const WHOLE_NUMBER = /(?:^|[^A-Za-z\d])(?:(?:00)?86[\s-]?)?1[\s.-]?[3-9](?:[\s.-]?\d){9}(?![A-Za-z\d])/;
const CLICK_NAMES = new Set(Object.keys(CLICK_PARAMETERS));
/** How often a text may be encoded. */
const ENCODINGS = 4;
/** Characters without width, which copied numbers contain. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Whether a query parameter carries the session: `token` in any letter case. */
export function isTokenName(name: string): boolean {
  return name.toLowerCase() === 'token';
}

/**
 * Whether part of an address contains a session token, or the telephone number or name of a visitor, also encoded several
 * times or nested in another address.
 *
 * @param text a `name=value` pair of a query, or a hash
 */
export function isPersonal(text: string): boolean {
  return readings(text).some((reading) => reading.split(/[#?&]/).some(isPersonalPair));
}

/** {@link isPersonal} of a parameter that was read from an address. */
export function isPersonalValue(name: string, value: string): boolean {
  return isPersonal(String(new URLSearchParams([[name, value]])));
}

/** {@link isPersonal} of a part of a path, which may have parameters of its own. */
export function isPersonalSegment(segment: string): boolean {
  return readings(segment).some((reading) =>
    reading.split(/[#?&;]/).some((part) => isPersonalPair(part.includes('=') ? part : `=${part}`)),
  );
}

/** The text as it is, and as each further decoding reads it. */
function readings(text: string): string[] {
  const all = [text.replace(/\+/g, ' ')];
  for (let reading = text; all.length <= ENCODINGS; all.push(reading)) {
    const decoded = reading.split('&').map(decodeValue).join('&');
    if (decoded === reading) break;
    reading = decoded;
  }
  return all;
}

function isPersonalPair(pair: string): boolean {
  const text = pair.normalize('NFKC').replace(INVISIBLE, '');
  const name = text.split('=', 1).join('').trim().toLowerCase();
  const number = CLICK_NAMES.has(name) ? WHOLE_NUMBER : NUMBER;
  return isTokenName(name) || PERSONAL_NAME.test(name) || number.test(text);
}
