import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPackageHost } from './package-host';

const SHA = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const FACTS = { bytes: 48_123_456, sha256: SHA };

let host: Server;
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
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
});
afterEach(async () => {
  jest.restoreAllMocks();
  host.closeAllConnections();
  host.close();
  await once(host, 'close');
});
const url = (code = 'XY_101') => `http://127.0.0.1:${(host.address() as AddressInfo).port}/software/${code}.apk`;

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

const elsewhere: RequestListener = (_, response) => response.writeHead(302, { location: '/other' }).end();
const missing: RequestListener = (_, response) => response.writeHead(404).end();

test.each<[string, () => void]>([
  [
    'has no such file',
    () => {
      answerPackage = missing;
    },
  ],
  [
    'leads elsewhere',
    () => {
      answerPackage = elsewhere;
    },
  ],
  [
    'sends no length',
    () => {
      answerPackage = (_, response) => response.writeHead(200, { 'transfer-encoding': 'chunked' }).end();
    },
  ],
  [
    'has an empty file',
    () => {
      answerPackage = (_, response) => response.writeHead(200, { 'content-length': 0 }).end();
    },
  ],
  [
    'has no sidecar',
    () => {
      answerSidecar = missing;
    },
  ],
  [
    'leads elsewhere for the sidecar',
    () => {
      answerSidecar = elsewhere;
    },
  ],
  [
    'answers a page for the sidecar',
    () => {
      answerSidecar = (_, response) => response.end('<!doctype html><title>404</title>');
    },
  ],
  [
    'has a hash that is too short',
    () => {
      answerSidecar = (_, response) => response.end(SHA.slice(1));
    },
  ],
  [
    'has more than a hash',
    () => {
      answerSidecar = (_, response) => response.end(`${SHA}0`);
    },
  ],
  [
    'has a huge sidecar',
    () => {
      answerSidecar = (_, response) => response.end(SHA + ' '.repeat(100_000));
    },
  ],
  [
    'breaks off',
    () => {
      answerSidecar = (request) => request.destroy();
    },
  ],
])('returns null for a host that %s', async (_, prepare) => {
  prepare();
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
