// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const zkValidate: BrowserCall<(typeof CALLS)['zkValidate']> = {"method":"POST","path":"/apis/web/zk/validate","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"anyOf":[{"anyOf":[{"type":"object","properties":{"valid":{"const":true}},"required":[]},{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{}}]},{"type":"null"}]}},"required":[]}};
