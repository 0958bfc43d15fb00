// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const personalCardRemove: BrowserCall<(typeof CALLS)['personalCardRemove']> = {"method":"POST","path":"/apis/uc/personal/card","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"done":{"const":true}}}}}};
