import { access } from 'node:fs/promises';
import path from 'node:path';
import { openServices } from './open-services';
import type { Answer } from './operations/cli/operator-socket';
import { type OperatorSocket, readOperatorSocket } from './operations/cli/operator-socket-file';
import { say } from './operations/cli/words';
import { type OperationRequest, OperatorError, type Ran } from './operations/common/operation';
import { runOperation } from './operations/run-operation';
import { HOUR } from './platform/clock/clock';
import { requireDirectAddress } from './platform/database/require-direct';
import { asOwner } from './platform/database/server-role';
import type { ApiConfig } from './settings/read-api-config';

/**
 * Runs an operation on the database that the settings name. Only one process can open the embedded database: while a
 * server uses it, that server runs the operation.
 * @throws OperatorError if the operation is rejected, or the database does not exist
 */
export async function runConfigured(config: ApiConfig, request: OperationRequest): Promise<Ran> {
  if (!config.databaseUrl) {
    const socket = await readOperatorSocket(config.dataDir);
    const answer = socket && (await ask(socket, request));
    if (answer) return ranOf(answer);
    await requireDatabase(config.dataDir);
  }
  return runHere(config, request);
}

/**
 * Runs an operation on a database that no server uses, as the owner of its tables, with a timeout of 24 hours per statement.
 * @throws OperatorError if the operation is rejected, or the database does not exist
 * @throws ConfigError if there is a pooler at the database's address
 * @throws Error if another process has the embedded database open
 */
export async function runAlone(config: ApiConfig, request: OperationRequest): Promise<Ran> {
  const owned = asOwner(config);
  if (owned.databaseUrl) await requireDirectAddress(owned.databaseUrl);
  else await requireDatabase(owned.dataDir);
  return runHere({ ...owned, timeouts: { query: 24 * HOUR } }, request, { alone: true });
}

async function runHere(
  config: Parameters<typeof openServices>[0],
  request: OperationRequest,
  added: { alone?: true } = {},
): Promise<Ran> {
  const services = await openServices(config, { agreements: { required: [], versions: {} } });
  try {
    return await runOperation({ ...services, ...added }, { ...request, shell: true });
  } finally {
    await services.database.close();
  }
}

/** `undefined` if there is no answer: the server has ended without removing its operator socket file. */
async function ask({ port, token }: OperatorSocket, request: OperationRequest): Promise<Answer | undefined> {
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(request),
  }).catch((error: Error & { cause?: NodeJS.ErrnoException }) => {
    if (error.cause?.code === 'ECONNREFUSED') return undefined;
    throw new OperatorError(say('server_did_not_answer'));
  });
  // Another program may now use the port of a server that has ended.
  if (!response || response.status === 401) return undefined;
  return (await response.json().catch(() => undefined)) as Answer | undefined;
}

function ranOf(answer: Answer): Ran {
  if ('refusal' in answer) throw new OperatorError(answer.refusal);
  return answer.ran;
}

/** A mistyped folder must not create an empty database. */
async function requireDatabase(dataDir: string): Promise<void> {
  const folder = path.resolve(dataDir, 'database');
  await access(folder).catch(() => {
    throw new OperatorError(say('no_database', { folder: path.resolve(dataDir) }));
  });
}
