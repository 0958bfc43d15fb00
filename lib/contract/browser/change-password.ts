// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const changePassword: BrowserCall<(typeof CALLS)['changePassword']> = {"method":"POST","path":"/apis/web/account/changePassword","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"hasPassword":{"const":true}}}}}};
