// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const personalLosses: BrowserCall<(typeof CALLS)['personalLosses']> = {"method":"POST","path":"/apis/uc/personal/losses","encoding":"none","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"money":{"type":"number","minimum":0},"deposited":{"type":"number","minimum":0},"rewards":{"type":"array","items":{"type":"object","properties":{"label":{"type":"string"},"amount":{"type":"number","minimum":0},"unit":{"enum":["usd","usdt","points","coupon","gift"]}}}},"points":{"type":"integer","minimum":0},"credits":{"type":"array","items":{"type":"object","properties":{"title":{"type":"string"},"count":{"type":"integer","minimum":0}}}},"guesses":{"type":"integer","minimum":0}}}}}};
