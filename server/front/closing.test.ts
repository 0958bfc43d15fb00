import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { openFront } from './testing/open-front';

test('sends a response to its end before the server closes', async () => {
  const { app, close } = await openFront();
  // Larger than the system's buffer for a connection.
  const huge = Buffer.alloc(32 * 1024 * 1024);
  app.get('/huge', (_, reply) => reply.send(huge));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const reader = connect(port, '127.0.0.1');
  reader.write('GET /huge HTTP/1.1\r\nHost: bfzh.localhost\r\n\r\n');
  await once(reader, 'readable');

  const closed = close();
  const stopped = once(app.server, 'close');
  const ended = once(reader, 'close');
  reader.resume();
  await Promise.all([closed, stopped, ended]);
  expect(reader.bytesRead).toBeGreaterThan(huge.length);
});
