// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const firstDeposit: BrowserCall<(typeof CALLS)['firstDeposit']> = {"method":"POST","path":"/apis/uc/jf/jffirstdeposit/usercenter","encoding":"json","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"anyOf":[{"anyOf":[{"type":"object","properties":{"deposited":{"type":"boolean"},"amount":{"type":"number","minimum":0},"bonus":{"type":"number","minimum":0},"depositedAt":{"anyOf":[{"type":"string","format":"date-time"},{"type":"null"}]}},"required":[]},{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{}}]},{"type":"null"}]}},"required":[]}};
