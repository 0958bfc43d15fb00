import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createServer as createTlsServer, type PeerCertificate } from 'node:tls';
import { after, DAY } from '../../platform/clock/clock';
import { makeCertificate } from '../../testing/certificate';
import { checkHost, judge, type Network, type Presented } from './host-state';
import { presentedBy } from './network';

const HOST = 'gold.example';
const NOW = new Date('2026-06-01T04:00:00Z');
const EDGE = ['9.9.9.9', '2620:fe::fe'];

const presented = (days: number, host = HOST, trusted = true): Presented => ({
  certificate: {
    subject: { CN: host },
    subjectaltname: `DNS:${host}`,
    valid_to: after(NOW, days * DAY).toUTCString(),
  } as PeerCertificate,
  trusted,
});

const networkOf = (addresses: readonly string[] | undefined, connected: string[] = []): Network => ({
  resolve: async () => addresses,
  connect: async (address) => {
    connected.push(address);
    return presented(60);
  },
});

test.each([
  ['ours', ['9.9.9.9', '2620:fe::fe'], EDGE],
  ['partly', ['9.9.9.9', '8.8.8.8'], EDGE],
  ['elsewhere', ['8.8.8.8'], EDGE],
  ['found', ['8.8.8.8'], undefined],
  ['private', ['8.8.8.8', '10.0.0.1'], EDGE],
  ['missing', [], EDGE],
  ['failed', undefined, EDGE],
] as const)('says that a host resolves %s', async (dns, addresses, edge) => {
  expect((await checkHost(HOST, networkOf(addresses), edge, NOW)).dns).toBe(dns);
});

test('connects to the resolved address, but to none that is private, even if the settings call it the edge’s', async () => {
  const connected: string[] = [];
  for (const address of ['127.0.0.1', '10.0.0.1', '::1', '169.254.169.254']) {
    for (const addresses of [[address], ['8.8.8.8', address]]) {
      const state = await checkHost(HOST, networkOf(addresses, connected), [address], NOW);
      expect(state.certificate).toBe('not_asked');
    }
  }
  expect(connected).toEqual([]);
  expect(await checkHost(HOST, networkOf(['8.8.8.8', '8.8.4.4'], connected), EDGE, NOW)).toMatchObject({
    certificate: 'valid',
    until: after(NOW, 60 * DAY),
  });
  expect(connected).toEqual(['8.8.8.8']);
});

test.each([
  ['valid', presented(60)],
  ['ending', presented(20)],
  ['expired', presented(-1)],
  ['wrong_name', presented(60, 'other.example')],
  ['untrusted', presented(60, HOST, false)],
])('calls a certificate %s', (certificate, one) => {
  expect(judge(one, HOST, NOW).certificate).toBe(certificate);
});

test('reads the certificate that a server presents, also one of an unknown authority', async () => {
  const { certificate, key } = makeCertificate(HOST);
  const server = createTlsServer({ cert: certificate, key });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const one = (await presentedBy('127.0.0.1', HOST, (server.address() as AddressInfo).port)) as Presented;
  expect(one.certificate.subjectaltname).toBe(`DNS:${HOST}`);
  expect(judge(one, HOST, new Date())).toMatchObject({ certificate: 'untrusted' });
  expect(judge(one, 'other.example', new Date())).toMatchObject({ certificate: 'wrong_name' });
  server.close();
});

test('says whether a host ends the handshake or accepts no connection', async () => {
  const server = createServer((socket) => socket.destroy());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await presentedBy('127.0.0.1', HOST, port)).toBe('none');
  await new Promise((resolve) => server.close(resolve));
  expect(await presentedBy('127.0.0.1', HOST, port)).toBe('no_answer');
});
