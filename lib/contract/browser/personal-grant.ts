// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const personalGrant: BrowserCall<(typeof CALLS)['personalGrant']> = {"method":"POST","path":"/apis/uc/personal/grant","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"grant":{"type":"string"}}}}}};
