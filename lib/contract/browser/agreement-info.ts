// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const agreementInfo: BrowserCall<(typeof CALLS)['agreementInfo']> = {"method":"POST","path":"/apis/agreement/info","encoding":"form-or-query","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"anyOf":[{"anyOf":[{"type":"object","properties":{"required":{"type":"array","items":{"type":"string"}},"agreements":{"type":"array","items":{"type":"object","properties":{"slug":{"type":"string"},"title":{"type":"string"},"version":{"type":"string"},"effectiveOn":{"type":"string","format":"date"},"url":{"type":"string"}}}}},"required":[]},{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{}}]},{"type":"null"}]}},"required":[]}};
