// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const tradingPrize: BrowserCall<(typeof CALLS)['tradingPrize']> = {"method":"POST","path":"/apis/uc/jf/tradingprize/usercenter","encoding":"json","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"anyOf":[{"anyOf":[{"type":"object","properties":{"activityid":{"type":"integer"},"joined":{"type":"boolean"},"lots":{"type":"number","minimum":0},"prize":{"type":"number","minimum":0},"nextTierLots":{"anyOf":[{"type":"number","exclusiveMinimum":0},{"type":"null"}]}},"required":[]},{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{}}]},{"type":"null"}]}},"required":[]}};
