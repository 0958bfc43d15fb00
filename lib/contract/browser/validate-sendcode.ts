// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const validateSendcode: BrowserCall<(typeof CALLS)['validateSendcode']> = {"method":"POST","path":"/apis/validateSendcode","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"anyOf":[{"anyOf":[{"type":"object","properties":{"retryAfter":{"type":"integer","exclusiveMinimum":0}},"required":[]},{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{}}]},{"type":"null"}]}},"required":[]}};
