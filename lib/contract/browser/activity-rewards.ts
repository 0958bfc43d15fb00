// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const activityRewards: BrowserCall<(typeof CALLS)['activityRewards']> = {"method":"POST","path":"/apis/uc/activity/rewards","encoding":"json","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"integer","minimum":0},"slug":{"type":"string"},"prize":{"type":"object","properties":{"label":{"type":"string"},"amount":{"type":"number","minimum":0},"unit":{"enum":["usd","usdt","points","coupon","gift"]}}},"givenAt":{"type":"string","format":"date-time"},"state":{"enum":["held","given","paid","void"]},"unverified":{"const":true}},"required":["id","slug","prize","givenAt","state"]}}}}};
