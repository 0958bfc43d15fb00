// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const baiduUpHtml: BrowserCall<(typeof CALLS)['baiduUpHtml']> = {"method":"POST","path":"/apis/baiduapi/uphtml","encoding":"form-or-query","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"anyOf":[{"anyOf":[{"type":"object","properties":{"queued":{"type":"boolean"}},"required":[]},{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{}}]},{"type":"null"}]}},"required":[]}};
