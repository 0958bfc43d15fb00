// Written by `npm run contract`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const appConfig: BrowserCall<(typeof CALLS)['appConfig']> = {"method":"GET","path":"/AppConfig/Apps/JF","encoding":"query","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"appCode":{"type":"string"},"appName":{"type":"string"},"version":{"type":"string"},"updatedOn":{"type":"string","format":"date"},"notes":{"type":"array","items":{"type":"string"}},"androidUrl":{"type":"string"},"iosUrl":{"type":["string","null"]}}}}}};
