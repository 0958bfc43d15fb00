import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { WECHAT_PATH } from './keys';
import type { Wechat } from './stand-in';

const tokenRequest = z.object({
  grant_type: z.string(),
  appid: z.string(),
  secret: z.string(),
  force_refresh: z.boolean().default(false),
});
const ticketRequest = z.object({ access_token: z.string().default(''), type: z.string().default('') });
const config = z.object({
  appId: z.string(),
  timestamp: z.int(),
  nonceStr: z.string(),
  signature: z.string(),
  url: z.string(),
});

/** Registers WeChat's calls below `path`, and the check that its app makes of a page. Bodies must arrive as raw bytes. */
export function registerWechat(app: FastifyInstance, wechat: Wechat, path: string = WECHAT_PATH): void {
  app.post(`${path}/cgi-bin/stable_token`, async (request) => {
    const read = tokenRequest.safeParse(bodyOf(request));
    if (!read.success) return { errcode: 47001, errmsg: 'data format error' };
    const { grant_type: grantType, appid: appId, secret, force_refresh: force } = read.data;
    return wechat.issueToken({ grantType, appId, secret, force });
  });
  app.get(`${path}/cgi-bin/ticket/getticket`, async (request) => {
    const { access_token: token, type } = ticketRequest.parse(request.query);
    return wechat.issueTicket(token, type);
  });
  app.post(`${path}/config`, async (request) => ({ errMsg: wechat.check(config.parse(bodyOf(request))) }));
}

function bodyOf({ body }: FastifyRequest): unknown {
  return Buffer.isBuffer(body) ? parseJson(body.toString()) : undefined;
}
