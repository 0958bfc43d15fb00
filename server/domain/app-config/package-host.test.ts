import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { listen } from '../../testing/listen';
import { createPackageHost } from './package-host';

const SHA = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const FACTS = { bytes: 48_123_456, sha256: SHA };

let host: Server;
let origin: string;
let asked: string[];
let answerPackage: RequestListener;
let answerSidecar: RequestListener;

beforeEach(async () => {
  asked = [];
  answerPackage = (_, response) => response.writeHead(200, { 'content-length': FACTS.bytes }).end();
  answerSidecar = (_, response) => response.end(`${SHA}  XY_101.apk\n`);
  host = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    (request.url?.endsWith('.sha256') ? answerSidecar : answerPackage)(request, response);
  });
  origin = await listen(host);
});
afterEach(async () => {
  host.closeAllConnections();
  host.close();
  await once(host, 'close');
});
const url = (code = 'XY_101') => `${origin}/software/${code}.apk`;

test("reads size and hash from the file's headers and its sidecar, without fetching the file", async () => {
  expect(await createPackageHost().factsOf(url())).toEqual(FACTS);
  expect(asked.sort()).toEqual(['GET /software/XY_101.apk.sha256', 'HEAD /software/XY_101.apk']);
});

test('accepts a bare hash in capitals', async () => {
  answerSidecar = (_, response) => response.end(SHA.toUpperCase());
  expect(await createPackageHost().factsOf(url())).toEqual(FACTS);
});

test('shares one request per package between parallel and later callers', async () => {
  const packages = createPackageHost();
  expect(await Promise.all([packages.factsOf(url()), packages.factsOf(url())])).toEqual([FACTS, FACTS]);
  expect(await packages.factsOf(url())).toEqual(FACTS);
  expect(asked).toHaveLength(2);
  await packages.factsOf(url('XY_102'));
  expect(asked).toHaveLength(4);
});

test('asks again after ten minutes, or one minute after a failure', async () => {
  const now = jest.spyOn(performance, 'now');
  const start = performance.now();
  const at = (seconds: number) => now.mockReturnValue(start + seconds * 1000);
  const packages = createPackageHost();
  const look = () => packages.factsOf(url());
  answerPackage = (_, response) => response.writeHead(503).end();
  at(0);
  expect(await look()).toBeNull();
  answerPackage = (_, response) => response.writeHead(200, { 'content-length': FACTS.bytes }).end();
  at(59);
  expect(await look()).toBeNull();
  at(61);
  expect(await look()).toEqual(FACTS);
  at(61 + 599);
  expect(await look()).toEqual(FACTS);
  expect(asked).toHaveLength(4);
  at(61 + 601);
  expect(await look()).toEqual(FACTS);
  expect(asked).toHaveLength(6);
});

const missing: RequestListener = (_, response) => response.writeHead(404).end();
const ofLength =
  (headers: Record<string, string | number>): RequestListener =>
  (_, response) =>
    response.writeHead(200, headers).end();
const ofText =
  (text: string): RequestListener =>
  (_, response) =>
    response.end(text);
/** Redirects to another address, which answers as the requested one should. */
const elsewhere =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/other')) answer(request, response);
    else response.writeHead(302, { location: url.replace('/software', '/other') }).end();
  };

test.each([
  ['has no such file', missing],
  ['leads elsewhere', elsewhere(ofLength({ 'content-length': FACTS.bytes }))],
  ['sends no length', ofLength({ 'transfer-encoding': 'chunked' })],
  ['has an empty file', ofLength({ 'content-length': 0 })],
])('returns null for a host that %s', async (_, answer) => {
  answerPackage = answer;
  expect(await createPackageHost().factsOf(url())).toBeNull();
});

test.each<[string, RequestListener]>([
  ['is missing', missing],
  ['leads elsewhere', elsewhere(ofText(SHA))],
  ['is a page', ofText('<!doctype html><title>404</title>')],
  ['has a hash that is too short', ofText(SHA.slice(1))],
  ['has more than a hash', ofText(`${SHA}0`)],
  ['is huge', ofText(SHA + ' '.repeat(100_000))],
  ['breaks off', (request) => request.destroy()],
])('returns null for a host whose sidecar %s', async (_, answer) => {
  answerSidecar = answer;
  expect(await createPackageHost().factsOf(url())).toBeNull();
});

test('returns null in time for a host that does not answer', async () => {
  answerPackage = () => {};
  expect(await createPackageHost({ timeout: 100 }).factsOf(url())).toBeNull();
});

test('returns null for a host that is not there', async () => {
  expect(await createPackageHost().factsOf('http://127.0.0.1:1/software/XY_101.apk')).toBeNull();
});

test('sends few requests to the host for a flood of package codes', async () => {
  answerPackage = () => {};
  const packages = createPackageHost({ timeout: 300 });
  await Promise.all(Array.from({ length: 500 }, (_, code) => packages.factsOf(url(`XY_${code}`))));
  expect(asked.length).toBeLessThanOrEqual(16);
});
