import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { standInPackages } from '@/server/domain/app-config/stand-in-packages';
import { answerProblem } from '@/server/platform/http/answer-problem';
import { registerAppPackage } from './app-package';

const app = Fastify();
app.setErrorHandler(answerProblem);
registerAppPackage(app);

test('downloads a package under its own name', async () => {
  const answer = await app.inject('/software/XY_101.apk');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/vnd.android.package-archive');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="XY_101.apk"');
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test('reports the size and hash of the file that it serves', async () => {
  const { rawPayload } = await app.inject('/software/XY_7.apk');
  expect(await standInPackages.factsOf('https://package.example/software/XY_7.apk')).toEqual({
    bytes: rawPayload.length,
    sha256: createHash('sha256').update(rawPayload).digest('hex'),
  });
  expect((await app.inject('/software/XY_8.apk')).rawPayload.equals(rawPayload)).toBe(false);
});

test.each(['XY_101', 'a b.apk', `${'x'.repeat(33)}.apk`, '..%2f..%2fetc.apk', 'a"b.apk'])(
  'answers 404 for %s',
  async (file) => {
    expect((await app.inject(`/software/${encodeURI(file)}`)).statusCode).toBe(404);
  },
);
