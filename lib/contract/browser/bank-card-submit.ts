// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const bankCardSubmit: BrowserCall<(typeof CALLS)['bankCardSubmit']> = {"method":"POST","path":"/apis/uc/user/userinfo/bankCardSubmit","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"isBankStatus":{"type":"integer"}}}}}};
