import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { openFront } from './testing/open-front';

test('disconnects a client that stops reading the response', async () => {
  const { app, close } = await openFront();
  // Larger than the system's buffer for a connection.
  const huge = Buffer.alloc(32 * 1024 * 1024);
  app.get('/huge', (_, reply) => reply.send(huge));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  // Shortened, so that the test need not wait; only check that there is a timeout.
  expect(app.server.timeout).toBeGreaterThan(0);
  app.server.timeout = 100;

  const [opened] = [once(app.server, 'connection')];
  const reader = connect(port, '127.0.0.1').pause();
  reader.write('GET /huge HTTP/1.1\r\nHost: bfzh.localhost\r\n\r\n');
  reader.on('error', () => {});
  const [connection] = await opened;
  await once(connection, 'close');
  expect(reader.bytesRead).toBeLessThan(huge.length);
  reader.destroy();
  await close();
});
