import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { maskLine } from './mask-line.cjs';

const FILE = path.resolve('server/platform/logs/json-console.cjs');
const PROGRAM = `
  console.log('\\u001b[1mready\\u001b[22m\\non two lines');
  console.warn('%s of %d', 'one', 2);
  console.error(Object.assign(new Error('broken for 13800138000'), { cause: new Error('deeper') }));
  console.log('');
`;

function run(deployment: string) {
  const { stdout, stderr } = spawnSync(process.execPath, ['--require', FILE, '-e', PROGRAM], {
    env: { ...process.env, DEPLOYMENT: deployment },
    encoding: 'utf8',
  });
  return { out: stdout.trimEnd().split('\n'), err: stderr.trimEnd().split('\n') };
}

test('writes one line of JSON per event in production', () => {
  const { out, err } = run('production');
  const common = { time: expect.any(Number), pid: expect.any(Number), hostname: expect.any(String) };
  expect(out.map((line) => JSON.parse(line))).toEqual([{ ...common, level: 30, msg: 'ready\non two lines' }]);
  expect(err.map((line) => JSON.parse(line))).toEqual([
    { ...common, level: 40, msg: 'one of 2' },
    { ...common, level: 50, msg: expect.stringMatching(/broken for 138\*{4}8000[\s\S]*deeper/) },
  ]);
});

test('writes readable text in development', () => {
  expect(run('development').out).toContain('on two lines');
});

test.each([
  ['{"msg":"13800138000"}', '{"msg":"138****8000"}'],
  ['GET /x?a=1&token=abc.def&b=2', 'GET /x?a=1&token=…&b=2'],
  ['{"url":"/x?mobile=+8613800138000"}', '{"url":"/x?mobile=…"}'],
  ['+8613800138000', '+86138****8000'],
  ['{"time":1795288036123,"account":"10000001"}', '{"time":1795288036123,"account":"10000001"}'],
  ['{"reqId":"0d138001380001-1a"}', '{"reqId":"0d138001380001-1a"}'],
])('writes %s as %s', (line, written) => {
  expect(maskLine(line)).toBe(written);
});
