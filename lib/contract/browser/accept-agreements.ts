// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const acceptAgreements: BrowserCall<(typeof CALLS)['acceptAgreements']> = {"method":"POST","path":"/apis/web/account/agreements","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"accepted":{"type":"integer","minimum":0}}}}}};
