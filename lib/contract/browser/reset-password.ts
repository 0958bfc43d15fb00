// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const resetPassword: BrowserCall<(typeof CALLS)['resetPassword']> = {"method":"POST","path":"/apis/web/account/resetPassword","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"account":{"type":"string","pattern":"^\\d{6,9}$"},"token":{"type":"string","pattern":"^[\\x21-\\x7e]{1,2048}$"}}}}}};
