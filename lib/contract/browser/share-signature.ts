// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const shareSignature: BrowserCall<(typeof CALLS)['shareSignature']> = {"method":"POST","path":"/apis/share/signature","encoding":"json","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"appId":{"type":"string"},"timestamp":{"type":"integer"},"nonceStr":{"type":"string"},"signature":{"type":"string"}}}}}};
