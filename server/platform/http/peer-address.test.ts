import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { describeOnDatabase, TestApi } from '../../testing';
import { serverOf } from '../../testing/server-of';
import { VISIT } from '../../testing/visit';
import { rateLimits } from '../database/schema/limits';
import { trackingEvents } from '../database/schema/tracking';
import { on } from '../events/events';

const BODY = JSON.stringify([VISIT]);
const REQUEST = [
  `POST ${COLLECT_PATH} HTTP/1.1`,
  'host: bfzh.localhost',
  'content-type: application/json',
  `content-length: ${Buffer.byteLength(BODY)}`,
  '',
  BODY,
].join('\r\n');

/** Sends a request and disconnects immediately. */
const SENDER = `
const { connect } = require('node:net');
const { workerData: { port, request, leave, left } } = require('node:worker_threads');
const socket = connect(port, '127.0.0.1', () => socket.write(request, () => socket[leave]()));
socket.once('close', () => {
  Atomics.store(left, 0, 1);
  Atomics.notify(left, 0);
});
`;

describeOnDatabase((database) => {
  test.each([
    ['closed', 'destroy', 'events:address:127.0.0.1'],
    ['reset', 'resetAndDestroy', 'events:address:0:0:0:0'],
  ])('stores and counts an event whose sender has %s the connection', async (_, leave, key) => {
    const { services } = await TestApi.on(database());
    const done = new EventEmitter();
    const answered = once(done, 'answered');
    const stopListening = on('events', () => done.emit('answered'));
    // A failed call only produces a log line.
    const write = () => done.emit('answered');
    const app = await serverOf(services, { logger: { level: 'error', stream: { write } } });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const left = new Int32Array(new SharedArrayBuffer(4));
    const sender = new Worker(SENDER, {
      eval: true,
      execArgv: [],
      workerData: { port, request: REQUEST, leave, left },
    });
    // Blocks this thread, and so its server, until the sender has left.
    Atomics.wait(left, 0, 0);
    await answered;
    stopListening();
    await Promise.all([app.close(), sender.terminate()]);
    expect(await database().orm.$count(trackingEvents)).toBe(1);
    const counted = await database().orm.select().from(rateLimits);
    expect(counted).toContainEqual(expect.objectContaining({ key, count: 1 }));
  });
});
