import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../api/problem';

const FILE = /^[A-Za-z0-9_-]{1,32}\.apk$/;

/** The end record of a ZIP archive without entries: a file that every tool opens and no phone installs. */
const EMPTY_ARCHIVE = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

/** Stands in for the package hosts: `GET /software/{package}.apk` downloads an empty package of that name. */
export function registerAppPackage(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/software/:file', async ({ params: { file } }, reply) => {
    if (!FILE.test(file)) throw new ApiProblem('not_found');
    return reply
      .type('application/vnd.android.package-archive')
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(EMPTY_ARCHIVE);
  });
}
