// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const validateAppId: BrowserCall<(typeof CALLS)['validateAppId']> = {"method":"POST","path":"/apis/validateAppId","encoding":"none","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"anyOf":[{"anyOf":[{"type":"object","properties":{"provider":{"type":"string"},"appId":{"type":"string"},"challenge":{"type":"object","properties":{"parameters":{"type":"object","properties":{"nonce":{"type":"string"}}},"signature":{"type":"string"}},"required":["parameters"]}},"required":[]},{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{}}]},{"type":"null"}]}},"required":[]}};
