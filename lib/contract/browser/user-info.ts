// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const userInfo: BrowserCall<(typeof CALLS)['userInfo']> = {"method":"POST","path":"/apis/uc/user/userinfo/info","encoding":"none","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"jfUser":{"type":"object","properties":{"account":{"type":"string"},"authenticationMethod":{"type":"integer"},"isBankStatus":{"type":"integer"},"accountStatus":{"type":"integer"},"mobile":{"type":"string"},"realName":{"type":["string","null"]},"bankCard":{"type":["string","null"]},"hasPassword":{"type":"boolean"}},"required":["account","authenticationMethod","isBankStatus","accountStatus"]},"agreements":{"type":"array","items":{"type":"object","properties":{"slug":{"type":"string"},"title":{"type":"string"},"version":{"type":"string"},"effectiveOn":{"type":"string","format":"date"},"url":{"type":"string"}}}}},"required":["jfUser"]}}}};
