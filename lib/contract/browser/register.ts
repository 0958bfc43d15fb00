// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const register: BrowserCall<(typeof CALLS)['register']> = {"method":"POST","path":"/apis/web/account/register","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"account":{"type":"string","pattern":"^\\d{6,9}$"},"token":{"type":"string"}},"required":["account"]}}}};
