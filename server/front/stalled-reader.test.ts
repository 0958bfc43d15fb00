import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { openFront } from './testing/open-front';

test('a reader who takes nothing of an answer is cut', async () => {
  const { app, close } = await openFront();
  // Larger than what the system keeps for a connection.
  const huge = Buffer.alloc(32 * 1024 * 1024);
  app.get('/huge', (_, reply) => reply.send(huge));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  // As soon as it is asked for at all, it need not be waited for.
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
