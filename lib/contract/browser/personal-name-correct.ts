// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const personalNameCorrect: BrowserCall<(typeof CALLS)['personalNameCorrect']> = {"method":"POST","path":"/apis/uc/personal/name","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"done":{"const":true}}}}}};
