import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AD_PLATFORM_NAMES, type AdPlatformName } from '@/lib/channel/ad-platforms';
import { baidu } from './baidu';
import { google } from './google';
import { huawei } from './huawei';
import { standInPath } from './keys';
import { kuaishou } from './kuaishou';
import { microsoft } from './microsoft';
import { ocean } from './ocean';
import { oppo } from './oppo';
import { qihu } from './qihu';
import type { AdPlatforms, StandIn, StandInAnswer, StandInState } from './stand-in';
import { tencent } from './tencent';
import { uc } from './uc';
import { vivo } from './vivo';
import { xiaohongshu } from './xiaohongshu';

/** The stand-in of each platform. */
const STAND_INS: Readonly<Record<AdPlatformName, StandIn>> = {
  qihu,
  baidu,
  ocean,
  tencent,
  kuaishou,
  uc,
  vivo,
  oppo,
  huawei,
  xiaohongshu,
  google,
  microsoft,
};

const TOKEN_CALL = /token/i;

/**
 * Registers the calls of all advertising platforms, as their documentation describes them. Bodies must arrive as raw
 * bytes.
 *
 * @param pathOf the prefix of a platform's own paths
 * @param clock the time by which stand-ins check signed times
 */
export function registerAdPlatforms(
  app: FastifyInstance,
  platforms: AdPlatforms,
  pathOf: (name: AdPlatformName) => string = standInPath,
  clock: () => Date = () => new Date(),
): void {
  for (const name of AD_PLATFORM_NAMES) {
    const { calls, fault } = STAND_INS[name];
    const state: StandInState = {
      take: (conversion) => platforms.taken.add({ ...conversion, platform: name }),
      tokens: platforms.tokensOf(name),
    };
    for (const [call, answer] of Object.entries(calls)) {
      const [method = '', path = ''] = call.split(' ');
      app.route({
        method,
        url: `${pathOf(name)}${path.replaceAll(':', '::')}`,
        handler: (request, reply) => {
          const read = () => answer(readRequest(request, clock), state);
          return TOKEN_CALL.test(path) ? send(reply, read()) : inOrder(platforms, name, { reply, fault, read });
        },
      });
    }
  }
}

function readRequest(request: FastifyRequest, clock: () => Date) {
  return {
    headers: request.headers,
    query: new URL(request.url, 'http://stand-in').searchParams,
    raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    now: clock().getTime(),
  };
}

function send(reply: FastifyReply, answer: StandInAnswer) {
  return 'status' in answer && 'body' in answer ? reply.code(answer.status).send(answer.body) : reply.send(answer);
}

async function inOrder(
  platforms: AdPlatforms,
  name: AdPlatformName,
  { reply, fault, read }: { reply: FastifyReply; fault: object | undefined; read: () => StandInAnswer },
) {
  switch (platforms.disorderOf(name)) {
    case 'server-error':
      return fault ? reply.send(fault) : reply.code(502).send();
    case 'answer-lost':
      read();
      reply.hijack();
      reply.raw.destroy();
      return reply;
    case 'silence':
      return reply.hijack();
    case 'busy':
      return reply.code(429).header('retry-after', '600').send();
    case 'token-expired':
      platforms.tokensOf(name).expire();
      return send(reply, read());
    default:
      return send(reply, read());
  }
}
