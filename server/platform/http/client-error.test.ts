import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { openFront } from '../../front/testing/open-front';

test('responds to an unreadable request and disconnects, even if the client never closes', async () => {
  const { app, close } = await openFront();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const cut = once(app.server, 'connection').then(([socket]) => once(socket, 'close'));
  const visitor = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  visitor.write('nonsense\r\n\r\n');
  const [answer] = await once(visitor, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
  await cut;
  visitor.destroy();
  await close();
});

test.each([
  ['/newactivities/kh_7694_form?utm_term=\xbb\xc6&v=1', '308 /newactivities/kh_7694_form?utm_term=%bb%c6&v=1'],
  ['/newactivities/kh_7694_form?a=\x01 b\\', '308 /newactivities/kh_7694_form?a=%01%20b\\'],
  ['/\t/evil.example', '308 /%09/evil.example'],
  ['//evil.example/?a=\xbb', '400 '],
  ['/\\evil.example/?a=\xbb', '400 '],
])('redirects a link with bytes that should be encoded within its origin: %j', async (target, expected) => {
  const { app, close } = await openFront();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const visitor = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' });
  visitor.write(Buffer.from(`GET ${target} HTTP/1.1\r\nHost: gold.example\r\n\r\n`, 'latin1'));
  const [answer] = await once(visitor, 'data');
  visitor.destroy();
  await close();
  const [, status] = /^HTTP\/1\.1 (\d+) /.exec(String(answer)) ?? [];
  const [, location = ''] = /\r\nlocation: (.*)\r\n/.exec(String(answer)) ?? [];
  expect(`${status} ${location}`).toBe(expected);
});
