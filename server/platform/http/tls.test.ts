import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { type AddressInfo, connect as connectPlain } from 'node:net';
import { connect } from 'node:tls';
import { openFront } from '../../front/testing/open-front';
import { makeCertificate } from '../../testing/certificate';
import { ConfigError } from '../settings/config-error';
import { Tls } from './tls';

const own = makeCertificate('server.internal');
const other = makeCertificate('server.internal');
const files = { certificate: own.file, key: own.keyFile };

async function listen() {
  const tls = new Tls(files);
  const front = await openFront({ tls });
  await front.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = front.app.server.address() as AddressInfo;
  return { ...front, tls, port };
}

/** Sends a request as the edge does: over TLS, for a trusted certificate with the expected name. */
async function ask(port: number, path: string, { ca = own.certificate, servername = 'server.internal' } = {}) {
  const [answer] = await once(get({ host: '127.0.0.1', port, path, ca, servername, agent: false }), 'response');
  answer.resume();
  return answer.statusCode as number;
}

const askOldTls = (port: number) => once(connect({ port, host: '127.0.0.1', maxVersion: 'TLSv1.2' }), 'secureConnect');

test('serves pages over TLS to clients that trust its certificate and name', async () => {
  const { port, close } = await listen();
  expect(await ask(port, '/newactivities/livez')).toBe(200);
  await expect(ask(port, '/newactivities/livez', { ca: other.certificate })).rejects.toThrow('self-signed');
  await expect(ask(port, '/newactivities/livez', { servername: 'other.internal' })).rejects.toThrow('altnames');
  await close();
});

test('disconnects clients without TLS or with an old version, and serves the others', async () => {
  const { app, port, close } = await listen();
  const cut = once(app.server, 'connection').then(([socket]) => once(socket, 'close'));
  const plain = connectPlain({ port, host: '127.0.0.1', allowHalfOpen: true });
  plain.write('GET /newactivities/livez HTTP/1.1\r\nhost: bfzh.localhost\r\n\r\n');
  const heard: Buffer[] = [];
  plain.on('data', (data) => heard.push(data)).on('error', () => {});
  await cut;
  plain.destroy();
  expect(Buffer.concat(heard).toString('latin1')).not.toContain('HTTP/');
  await expect(askOldTls(port)).rejects.toThrow(/alert protocol version/);
  expect(await ask(port, '/newactivities/livez')).toBe(200);
  await close();
});

const UPGRADE = ['connection: Upgrade', 'upgrade: websocket'];

test.each([
  ['a page', ['GET /newactivities/kh_7694_form HTTP/1.1', 'host: bfzh.localhost', 'connection: close']],
  ['an unreadable request', ['nonsense']],
  ['a header that is too long', ['GET / HTTP/1.1', `host: ${'a'.repeat(40_000)}`]],
  ['a request without a host', ['GET / HTTP/1.1', 'connection: close']],
  ['an address that does not decode', ['GET /%ff HTTP/1.1', 'host: bfzh.localhost', 'connection: close']],
  ['an unknown expectation', ['GET / HTTP/1.1', 'host: bfzh.localhost', 'expect: a-reply', 'connection: close']],
  ['a failed call', ['POST /apis/x HTTP/1.1', 'host: bfzh.localhost', 'content-length: 0', 'connection: close']],
  ['a handshake with a body', ['POST /socket/quote HTTP/1.1', 'host: bfzh.localhost', ...UPGRADE]],
  ['a handshake that fails', ['GET /socket/quote HTTP/1.1', 'host: bfzh.localhost', ...UPGRADE]],
])('sends HSTS over TLS with the response to %s', async (_what, lines) => {
  const { port, close } = await listen();
  const visitor = connect({ port, host: '127.0.0.1', ca: own.certificate, servername: 'server.internal' });
  visitor.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [head] = await once(visitor, 'data');
  visitor.destroy();
  await close();
  expect(String(head)).toMatch(/^HTTP\/1\.1 \d+ [\s\S]*\r\nstrict-transport-security: max-age=\d+/i);
});

test('remembers the address of a closed TLS connection', async () => {
  const { app, close } = await openFront({ tls: new Tls(files) });
  const address = new Promise<string>((resolve) => {
    app.get('/address', async (request) => {
      await once(request.raw.socket, 'close');
      resolve(request.ip);
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const arrived = once(app.server, 'request');
  const visitor = connect({ port, host: '127.0.0.1', ca: own.certificate, servername: 'server.internal' });
  visitor.write('GET /address HTTP/1.1\r\nhost: bfzh.localhost\r\n\r\n');
  await arrived;
  visitor.destroy();
  expect(await address).toBe('127.0.0.1');
  await close();
});

describe('once its files contain another certificate', () => {
  const shown = makeCertificate('server.internal');
  let look: () => void;
  beforeEach(() => {
    jest.spyOn(global, 'setInterval').mockImplementationOnce((round) => {
      look = round as () => void;
      return setTimeout(() => {}, 0);
    });
  });

  test('uses it as soon as the key matches, and the previous one until then', async () => {
    const { app, port, close } = await listen();
    const tls = new Tls({ certificate: shown.file, key: shown.keyFile });
    const faults: string[] = [];
    tls.follow([app.server as never], (fault) => faults.push(fault));
    copyFileSync(other.file, shown.file);
    for (const _time of [1, 2]) look();
    expect(faults).toEqual([
      expect.stringMatching(/^TLS_CERTIFICATE_FILE: cannot be used with the key of TLS_KEY_FILE/),
    ]);
    expect(await ask(port, '/newactivities/livez')).toBe(200);
    expect(tls.options.cert).toBe(shown.certificate);
    copyFileSync(other.keyFile, shown.keyFile);
    look();
    expect(faults).toHaveLength(1);
    await expect(ask(port, '/newactivities/livez')).rejects.toThrow('self-signed');
    expect(await ask(port, '/newactivities/livez', { ca: other.certificate })).toBe(200);
    await expect(askOldTls(port)).rejects.toThrow(/alert protocol version/);
    await close();
  });
});

test('names unusable files without repeating their content', () => {
  const broken = makeCertificate('server.internal');
  writeFileSync(broken.file, 's3cret');
  expect(() => new Tls({ certificate: broken.file, key: broken.keyFile })).toThrow(ConfigError);
  expect(() => new Tls({ certificate: broken.file, key: broken.keyFile })).not.toThrow(/s3cret/);
  expect(() => new Tls({ ...files, key: '/nowhere' })).toThrow(/^TLS_KEY_FILE: the file cannot be read \(ENOENT\)$/);
  expect(() => new Tls({ ...files, key: other.keyFile })).toThrow(/^TLS_CERTIFICATE_FILE: cannot be used with the key/);
  expect(() => new Tls({ ...files, clients: '/nowhere' })).toThrow(/^METRICS_AUTHORITY_FILE: the file cannot be read/);
});

test('reads name and expiry of its certificate', () => {
  const { name, expires } = new Tls(files).shown;
  expect(name).toBe('server.internal');
  const days = (expires.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(3);
});
