// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const accountClose: BrowserCall<(typeof CALLS)['accountClose']> = {"method":"POST","path":"/apis/uc/personal/close","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"keptUntil":{"type":["string","null"]}}}}}};
