// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const appConfig: BrowserCall<(typeof CALLS)['appConfig']> = {"method":"GET","path":"/AppConfig/Apps/JF","encoding":"query","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"anyOf":[{"anyOf":[{"type":"object","properties":{"appCode":{"type":"string"},"appName":{"type":"string"},"version":{"type":"string"},"updatedOn":{"type":"string","format":"date"},"notes":{"type":"array","items":{"type":"string"}},"androidUrl":{"type":"string"},"androidPackage":{"anyOf":[{"type":"object","properties":{"bytes":{"type":"integer","exclusiveMinimum":0},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}}},{"type":"null"}]},"iosUrl":{"type":["string","null"]}},"required":[]},{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{}}]},{"type":"null"}]}},"required":[]}};
