// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const logOut: BrowserCall<(typeof CALLS)['logOut']> = {"method":"POST","path":"/apis/web/account/logout","encoding":"form","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"ended":{"type":"integer","minimum":0}}}}}};
