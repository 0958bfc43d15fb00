// Written by `npm run contract`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const zkLogin: BrowserCall<(typeof CALLS)['zkLogin']> = {"method":"POST","path":"/apis/zk/login","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"account":{"type":"string"}}},"Token":{"type":"string"}}}};
