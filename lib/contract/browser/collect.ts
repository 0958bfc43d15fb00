// Written by `npm run contract`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const collect: BrowserCall<(typeof CALLS)['collect']> = {"method":"POST","path":"/crm/maidian/scada/collect","encoding":"json","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"accepted":{"type":"integer"}}}}}};
