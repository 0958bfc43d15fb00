// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const personalDataOpen: BrowserCall<(typeof CALLS)['personalDataOpen']> = {"method":"POST","path":"/apis/uc/personal/open","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"grant":{"type":"string"},"at":{"type":"string","format":"date-time"},"sections":{"type":"array","items":{"type":"object","properties":{"title":{"type":"string"},"entries":{"type":"array","items":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"value":{"type":"string"}}}}}}}}}}}}};
