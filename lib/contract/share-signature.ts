import * as z from 'zod/mini';
import { defineCall } from './call';
import { success } from './envelope';
import { appCode } from './fields';

/**
 * Signs a page's address for WeChat's SDK, which then shows the page's own share card. The address is the one that
 * WeChat knows, so it may contain the visitor's token; therefore it is in the body. The server signs only addresses of
 * the visited host, and answers `not_offered` if the brand has no account of WeChat.
 */
export const shareSignature = defineCall({
  method: 'POST',
  path: '/apis/share/signature',
  encoding: 'json',
  auth: 'none',
  summary: "Signs a page's address for WeChat's SDK.",
  request: z.object({ appcode: appCode, address: z.string().check(z.maxLength(8192)) }),
  response: success(
    z.object({
      /** Id of the brand's account. */
      appId: z.string(),
      /** Seconds since 1970. */
      timestamp: z.int(),
      nonceStr: z.string(),
      /** SHA-1 in hexadecimal digits. */
      signature: z.string(),
    }),
  ),
});
