// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const uploadWebConvert: BrowserCall<(typeof CALLS)['uploadWebConvert']> = {"method":"POST","path":"/uploadWebConvert","encoding":"json","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"anyOf":[{"anyOf":[{"type":"object","properties":{"queued":{"type":"boolean"}},"required":[]},{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{}}]},{"type":"null"}]}},"required":[]}};
