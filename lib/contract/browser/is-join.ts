// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const isJoin: BrowserCall<(typeof CALLS)['isJoin']> = {"method":"POST","path":"/apis/uc/jf/tradingprize/isjoin","encoding":"json","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"anyOf":[{"anyOf":[{"type":"object","properties":{"activityid":{"type":"integer"},"joined":{"type":"boolean"},"joinedAt":{"anyOf":[{"type":"string","format":"date-time"},{"type":"null"}]}},"required":[]},{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{}}]},{"type":"null"}]}},"required":[]}};
