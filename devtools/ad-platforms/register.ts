import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBaidu, BAIDU_FAULT } from './baidu';
import { STAND_IN_PATHS } from './keys';
import { answerQihu } from './qihu';
import type { AdPlatforms, StandInName } from './stand-in';

/**
 * Registers the upload calls of 360 and Baidu below `paths`, as their documentation describes them. Bodies must arrive as raw
 * bytes.
 */
export function registerAdPlatforms(
  app: FastifyInstance,
  platforms: AdPlatforms,
  paths: Readonly<Record<StandInName, string>> = STAND_IN_PATHS,
): void {
  app.post(`${paths.qihu}/uploadWebConvert`, (request, reply) =>
    inOrder(platforms, 'qihu', reply, () => answerQihu(request.headers, bytesOf(request), platforms.taken)),
  );
  app.post(`${paths.baidu}/ocpcapi/api/uploadConvertData`, (request, reply) =>
    inOrder(platforms, 'baidu', reply, () => answerBaidu(bytesOf(request), platforms.taken)),
  );
}

function bytesOf(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

async function inOrder(platforms: AdPlatforms, name: StandInName, reply: FastifyReply, answer: () => object) {
  switch (platforms.disorderOf(name)) {
    case 'server-error':
      return name === 'baidu' ? BAIDU_FAULT : reply.code(502).send();
    case 'answer-lost':
      answer();
      reply.hijack();
      reply.raw.destroy();
      return reply;
    case 'silence':
      return reply.hijack();
    default:
      return answer();
  }
}
