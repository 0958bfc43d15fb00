import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { openFront } from './testing/open-front';

/** Larger than the system's buffer for a connection. */
const HUGE = Buffer.alloc(32 * 1024 * 1024);

/** Opens a server and asks for a response that its client does not read yet. */
async function askForHuge() {
  const { app, close } = await openFront();
  app.get('/huge', (_, reply) => reply.send(HUGE));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const opened = once(app.server, 'connection');
  const reader = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  reader.on('error', () => {});
  reader.write('GET /huge HTTP/1.1\r\nHost: bfzh.localhost\r\n\r\n');
  const [connection] = await opened;
  return { app, close, reader, connection };
}

test('sends a response to its end before the server closes', async () => {
  const { app, close, reader } = await askForHuge();
  await once(reader, 'readable');
  const closed = close();
  const stopped = once(app.server, 'close');
  const ended = once(reader, 'close');
  reader.resume();
  await Promise.all([closed, stopped, ended]);
  expect(reader.bytesRead).toBeGreaterThan(HUGE.length);
});

test('disconnects a client that stops reading the response', async () => {
  const { app, close, reader, connection } = await askForHuge();
  // Shortened, so that the test need not wait; only check that there is a timeout.
  expect(app.server.timeout).toBeGreaterThan(0);
  connection.setTimeout(100);
  await once(connection, 'close');
  expect(reader.bytesRead).toBeLessThan(HUGE.length);
  reader.destroy();
  await close();
});
