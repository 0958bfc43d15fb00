// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const zkLoginByCode: BrowserCall<(typeof CALLS)['zkLoginByCode']> = {"method":"POST","path":"/apis/zk/loginbycode","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"anyOf":[{"anyOf":[{"type":"object","properties":{"account":{"type":"string"}},"required":[]},{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{}}]},{"type":"null"}]},"Token":{"type":"string","pattern":"^[\\x21-\\x7e]{1,2048}$"}},"required":["IsSuccess","Token"]}};
