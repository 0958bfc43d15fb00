import type { FastifyInstance } from 'fastify';
import { standInPackage } from '@/server/domain/app-config/stand-in-packages';
import { ApiProblem } from '@/server/platform/http/problem';

const FILE = /^[A-Za-z0-9_-]{1,32}\.apk$/;

/** The stand-in for the package hosts: `GET /software/{package}.apk` downloads an empty package of that name. */
export function registerAppPackage(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/software/:file', async ({ params: { file } }, reply) => {
    if (!FILE.test(file)) throw new ApiProblem('not_found');
    return reply
      .type('application/vnd.android.package-archive')
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(standInPackage(file));
  });
}
