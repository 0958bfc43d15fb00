// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const setPassword: BrowserCall<(typeof CALLS)['setPassword']> = {"method":"POST","path":"/apis/web/account/setPassword","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"hasPassword":{"const":true}}}}}};
