import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { askSecrets } from './ask-secrets';
import { type ForwardedApi, readConfig } from './config';
import { execute, executeAlone } from './execute-operation';
import { migrateDatabase } from './migrate-database';
import { restore } from './operations/backup';
import { helpText } from './operations/help';
import { migrate } from './operations/migrate';
import { OperatorError, type Order } from './operations/operation';
import { signOut } from './operations/operators/my-account';
import { signIn } from './operations/operators/sign-in';
import { type Command, parseOrder } from './operations/parse-order';
import { findOperation } from './operations/perform';
import { rotateLookupKey } from './operations/rotate-lookup-key';
import { readSession, removeSession, sessionFile, writeSession } from './operator-session-file';
import { withoutParameters } from './platform/database/without-parameters';
import { on } from './platform/events/events';
import { restoreBackup } from './restore-backup';

const REFUSED = 1;
const NOT_UNDERSTOOD = 2;

/** Operations that need the owner of the tables, or a database without servers. */
const BEFORE_SERVERS: Readonly<Record<string, typeof execute>> = {
  [restore.name]: restoreBackup,
  [migrate.name]: migrateDatabase,
  [rotateLookupKey.name]: executeAlone,
};

/** The operator's command line; `scripts/ops.mjs` starts it. Returns the exit code. */
async function main(args: readonly string[]): Promise<number> {
  let command: Command;
  try {
    command = parseOrder(args, process.env);
  } catch (error) {
    return fail(error, NOT_UNDERSTOOD);
  }
  if (command.help) {
    console.log(helpText());
    return 0;
  }
  try {
    const { api: calls } = readConfig(process.env);
    const api = 'origin' in calls ? calls.activities : calls;
    if (!api) {
      const { origin } = calls as ForwardedApi;
      throw new OperatorError(
        `${origin} answers the calls, and there is no database for activities: set DATABASE_URL or DATA_DIR.`,
      );
    }
    on('operator_act', ({ head }) => console.error(`The audit log's head is now ${head}.`));
    const file = sessionFile(process.env);
    const order = await withSecrets(await withFile({ ...command.order, session: await readSession(file) }));
    const run = BEFORE_SERVERS[order.operation] ?? execute;
    const text = await run(api, order);
    if (order.operation === signIn.name) {
      await writeSession(file, text);
      console.log(`You are signed in. Your session is stored in ${file}.`);
      return 0;
    }
    if (order.operation === signOut.name) await removeSession(file);
    await show(text, command.output);
    return 0;
  } catch (error) {
    return fail(error, REFUSED);
  }
}

async function show(text: string, file: string | undefined): Promise<void> {
  if (file === undefined) {
    console.log(text);
    return;
  }
  const target = pathOf(file);
  await writeFile(target, text, { mode: 0o600 });
  console.log(`Written to ${target}.`);
}

/** Adds the secrets that the operation needs, read from the terminal. */
async function withSecrets(order: Order): Promise<Order> {
  const { secrets } = findOperation(order.operation);
  return secrets ? { ...order, input: { ...order.input, ...(await askSecrets(secrets)) } } : order;
}

/** Adds the text of the file that the operation names, if it names one. */
async function withFile(order: Order): Promise<Order> {
  const { file, path: named } = findOperation(order.operation);
  if (named !== undefined) return { ...order, input: { ...order.input, [named]: pathOf(String(order.input[named])) } };
  if (file === undefined) return order;
  return { ...order, input: { ...order.input, [file]: await contentOf(String(order.input[file])) } };
}

/** Reads a file; `-` is the standard input, for files that this user cannot read. */
async function contentOf(file: string): Promise<string> {
  if (file === '-') return textOf(process.stdin);
  const source = pathOf(file);
  return readFile(source, 'utf8').catch(() => {
    throw new OperatorError(`The file ${source} cannot be read.`);
  });
}

/** npm runs scripts in the project's folder; INIT_CWD is the folder where the operator called npm. */
function pathOf(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? '.', file);
}

function fail(error: unknown, code: number): number {
  console.error(`✗ ${(withoutParameters(error) as Error).message}`);
  return code;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
