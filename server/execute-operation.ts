import { access } from 'node:fs/promises';
import path from 'node:path';
import type { ApiConfig } from './api-config';
import { openServices } from './open-services';
import { OperatorError, type Order } from './operations/operation';
import type { Answer } from './operations/operator-socket';
import { type OperatorSocket, readOperatorSocket } from './operations/operator-socket-file';
import { perform } from './operations/perform';
import { HOUR } from './platform/clock/clock';
import { asOwner } from './platform/database/server-role';

/**
 * Executes an operation on the database that the settings name. The embedded one belongs to a single process: while a
 * server runs on it, that server executes the operation.
 * @throws OperatorError when it is refused, or when there is no such database.
 */
export async function execute(config: ApiConfig, order: Order): Promise<string> {
  if (!config.databaseUrl) {
    const socket = await readOperatorSocket(config.dataDir);
    const answer = socket && (await ask(socket, order));
    if (answer) return textOf(answer);
    await requireDatabase(config.dataDir);
  }
  return executeHere(config, order);
}

/**
 * Executes an operation on a database that no server works on, as who owns its tables, however long its statements take.
 * @throws OperatorError when it is refused, or when there is no such database.
 * @throws Error where another process has the embedded one.
 */
export async function executeAlone(config: ApiConfig, order: Order): Promise<string> {
  if (!config.databaseUrl) await requireDatabase(config.dataDir);
  return executeHere({ ...asOwner(config), timeouts: { query: 24 * HOUR } }, order, { alone: true });
}

async function executeHere(
  config: Parameters<typeof openServices>[0],
  order: Order,
  added: { alone?: true } = {},
): Promise<string> {
  const services = await openServices(config, { agreements: { required: [], versions: {} } });
  try {
    return await perform({ ...services, ...added }, order);
  } finally {
    await services.database.close();
  }
}

/** `undefined` where nobody answers: the server is gone without having closed its operator socket. */
async function ask({ port, token }: OperatorSocket, order: Order): Promise<Answer | undefined> {
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(order),
  }).catch((error: Error & { cause?: NodeJS.ErrnoException }) => {
    if (error.cause?.code === 'ECONNREFUSED') return undefined;
    throw new OperatorError('The server did not answer. Whether the command was carried out is shown by `acts`.');
  });
  // Another program may have been given the port of a server that is gone.
  if (!response || response.status === 401) return undefined;
  return (await response.json().catch(() => undefined)) as Answer | undefined;
}

function textOf(answer: Answer): string {
  if ('refusal' in answer) throw new OperatorError(answer.refusal);
  return answer.text;
}

/** Looking after campaigns must not begin with an empty database in a folder that was meant to be another. */
async function requireDatabase(dataDir: string): Promise<void> {
  const folder = path.resolve(dataDir, 'database');
  await access(folder).catch(() => {
    throw new OperatorError(
      `There is no database in ${path.resolve(dataDir)}. Set DATA_DIR or DATABASE_URL as for the server, or start it once.`,
    );
  });
}
