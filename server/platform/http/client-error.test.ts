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
