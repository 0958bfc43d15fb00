// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const personalMobileChange: BrowserCall<(typeof CALLS)['personalMobileChange']> = {"method":"POST","path":"/apis/uc/personal/mobile","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"done":{"const":true}}}}}};
