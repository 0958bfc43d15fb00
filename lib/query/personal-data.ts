import { isLandingParameter } from './query-pairs';

/** Names of parameters that say who the visitor is, besides the token. */
const NAMES = [
  '(?:(?:user|my|contact|customer|client|login|reg)[_-]?)?(?:mobile|phone|tel|telephone|cellphone|shouji|sjh)(?:[_-]?(?:no|num|number))?',
  '(?:(?:user|real|true|full|first|last|nick|contact|customer|client|login)[_-]?)?name',
  'xm|xingming|account|e?-?mail|wechat|weixin|id[_-]?(?:card|no|number)(?:[_-]?no)?|sfz',
  '姓名|名字|真实姓名|称呼|电话|电话号码|手机|手机号|手机号码|联系电话|联系方式|邮箱|微信|身份证|身份证号',
];
const PERSONAL_NAME = new RegExp(`^(?:${NAMES.join('|')})$`);

/** A mainland mobile number, also with its country code and in groups. */
const MOBILE = /(?:^|\D)(?:(?:00)?86[\s-]?)?1[3-9]\d(?:[\s-]?\d{4}){2}(?!\d)/;

/** Whether a query parameter carries the session: `token` in any letter case. */
export function isTokenName(name: string): boolean {
  return name.toLowerCase() === 'token';
}

/**
 * Whether part of an address contains a session token, or the telephone number or name of a visitor, also nested in
 * another address. The values of landing parameters may look like telephone numbers, because platforms number their
 * advertisements.
 *
 * @param text a `name=value` pair of a query, or a hash
 */
export function isPersonal(text: string): boolean {
  const decoded = [...new URLSearchParams(text)].map((pair) => pair.join('='));
  return [text, ...decoded].join('&').split(/[#?&]/).some(isPersonalPair);
}

function isPersonalPair(pair: string): boolean {
  const name = pair.split('=', 1).join('').trim().toLowerCase();
  return isTokenName(name) || PERSONAL_NAME.test(name) || (!isLandingParameter(name) && MOBILE.test(pair));
}
