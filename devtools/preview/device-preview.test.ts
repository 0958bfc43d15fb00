import { createHash } from 'node:crypto';
import { request } from 'undici';
import { openFront } from '@/server/front/testing/open-front';
import type { DeviceId } from '@/server/office/tools-api';
import { type DevicePreview, openDevicePreview } from './device-preview';
import { DEVICES } from './devices';

const LANDING = '/newactivities/kh_7694_form';

let front: Awaited<ReturnType<typeof openFront>>;
let origin: string;
const previews: DevicePreview[] = [];

beforeEach(async () => {
  front = await openFront();
  origin = await front.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const preview of previews.splice(0)) await preview.close();
  await front.close();
});

async function openAs(device: DeviceId): Promise<DevicePreview> {
  const preview = await openDevicePreview(DEVICES[device], origin);
  previews.push(preview);
  return preview;
}

async function ask(port: number | string, host: string, path = LANDING) {
  const answer = await request(`http://127.0.0.1:${port}${path}`, { headers: { host, 'user-agent': 'desktop' } });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
}

test.each([
  ['ios', 'bfzh.localhost', 'bfzh~XY_101~ios~web'],
  ['android', 'iekb.localhost', 'iekb~XY_110~mobile~web'],
  ['desktop', 'bfzh.localhost', 'bfzh~XY_101~desktop~web'],
  ['ios', 'qifeng.example.localhost', 'qfbd-ios~'],
  ['desktop', 'zhiluan.example.localhost', 'zfht3~'],
] as const)('previews on %s what the device sees of %s', async (device, host, variant) => {
  const { port } = await openAs(device);
  const { status, text } = await ask(port, `${host}:${port}`);
  expect(status).toBe(200);
  expect(text).toContain(variant);
});

test('gives scripts the device’s user agent, and allows its own script by hash', async () => {
  const { port } = await openAs('ios');
  const { headers, text } = await ask(port, `bfzh.localhost:${port}`);
  const [, script = ''] = /^<!doctype html><html[^>]*><head><script>([\s\S]*?)<\/script>/.exec(text) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}' 'self'`);
  expect(script).toContain(DEVICES.ios.userAgent);
});

test('lets only local pages frame a preview, and forbids caching it', async () => {
  const { port } = await openAs('ios');
  const { headers } = await ask(port, `bfzh.localhost:${port}`);
  expect(headers['content-security-policy']).toMatch(
    /; frame-ancestors http:\/\/localhost:\* http:\/\/\*\.localhost:\* http:\/\/127\.0\.0\.1:\*$/,
  );
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
});

test('leaves the front server’s own pages unchanged while previews are open', async () => {
  await openAs('ios');
  const { port } = new URL(origin);
  const { headers, text } = await ask(port, `bfzh.localhost:${port}`);
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(text).toContain('bfzh~XY_101~desktop~web');
  expect(text).not.toContain('userAgent');
});

test.each(['gold.example', '127.0.0.1', 'localhost', 'other.localhost', ''])(
  'answers 404 under the name "%s"',
  async (host) => {
    const { port } = await openAs('ios');
    expect((await ask(port, host)).status).toBe(404);
  },
);

test('adds the app’s objects only inside a frame, and only for an app', async () => {
  const [android, ios] = [await openAs('android-app'), await openAs('ios')];
  const { text } = await ask(android.port, 'bfzh.localhost', `${LANDING}?source=android`);
  expect(text).toMatch(/if\(parent!==window\)window\.android=\{login:/);
  expect((await ask(ios.port, 'bfzh.localhost')).text).not.toContain('window.webkit');
});

test('clears the visitor’s storage at its own address', async () => {
  const { port } = await openAs('ios');
  const { headers, text } = await ask(port, 'bfzh.localhost', '/preview/forget');
  const [, script = ''] = /<script>(.*)<\/script>/.exec(text) ?? [];
  expect(script).toContain('localStorage.clear();sessionStorage.clear()');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
});

test('changes a not-found page too, and passes on that the site is down', async () => {
  const { port } = await openAs('ios');
  expect(await ask(port, 'bfzh.localhost', '/newactivities/none')).toMatchObject({
    status: 404,
    headers: { 'content-security-policy': expect.stringContaining('frame-ancestors http://localhost:*') },
  });
  front.site.failure = 500;
  expect((await ask(port, 'jfgjs.localhost')).status).toBe(503);
});
