import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { withoutParameters } from '../../platform/database/without-parameters';
import type { Answer as Parts } from '../common/answer';
import { type OperationServices, OperatorError, type Ran } from '../common/operation';
import { PICTURE_BODY_LIMIT } from '../pictures/add-picture';
import { runOperation } from '../run-operation';
import { failureAnswer } from './failure-answer';
import { removeOperatorSocket, writeOperatorSocket } from './operator-socket-file';
import { say } from './words';

const TOKEN_BYTES = 32;
/** Milliseconds that a running operation has to end. */
const GRACE = 5_000;

const requestSchema = z.strictObject({
  operation: z.string(),
  input: z.record(z.string(), z.unknown()),
  operator: z.string(),
  session: z.string().optional(),
  preview: z.boolean().optional(),
  effect: z.string().optional(),
});

/** Response of the operator socket. */
export type Answer = { ran: Ran } | { refusal: Parts };

/**
 * Lets other processes of this machine run operations while this process has the embedded database open. Listens only on loopback, on
 * a separate port, and requires the token that it stores in the data folder. Returns a function that closes it.
 */
export async function openOperatorSocket(services: OperationServices, folder: string): Promise<() => Promise<void>> {
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  const server = createServer((request, response) => {
    void answer(services, token, request, response);
  });
  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  await writeOperatorSocket(folder, { port: (server.address() as AddressInfo).port, token });
  return async () => {
    await removeOperatorSocket(folder);
    server.close();
    server.closeIdleConnections();
    const force = setTimeout(() => server.closeAllConnections(), GRACE);
    await once(server, 'close');
    clearTimeout(force);
  };
}

async function answer(services: OperationServices, token: string, request: IncomingMessage, response: ServerResponse) {
  const send = (status: number, body: Answer) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
    response.end(JSON.stringify(body));
  };
  if (!isRight(token, request.headers.authorization)) return send(401, { refusal: [say('token_is_wrong')] });
  try {
    const asked = requestSchema.parse(parseJson(await readBody(request)));
    send(200, { ran: await runOperation(services, { ...asked, shell: true }) });
  } catch (error) {
    if (error instanceof OperatorError) return send(422, { refusal: error.answer });
    console.error('An operation failed:', withoutParameters(error));
    send(500, { refusal: failureAnswer(error) });
  }
}

function isRight(token: string, header = ''): boolean {
  const [expected, given] = [Buffer.from(`Bearer ${token}`), Buffer.from(header)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > PICTURE_BODY_LIMIT) throw new OperatorError(say('command_too_long'));
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
