// Written by `npm run contract`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const zkLoginByCode: BrowserCall<(typeof CALLS)['zkLoginByCode']> = {"method":"POST","path":"/apis/zk/loginbycode","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"account":{"type":"string"}}},"Token":{"type":"string"}}}};
