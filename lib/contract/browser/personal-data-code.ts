// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const personalDataCode: BrowserCall<(typeof CALLS)['personalDataCode']> = {"method":"POST","path":"/apis/uc/personal/sendcode","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"retryAfter":{"type":"integer"}}}}}};
