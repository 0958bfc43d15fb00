import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ForwardedApi, readConfig } from './config';
import { execute } from './execute-operation';
import { restore } from './operations/backup';
import { helpText } from './operations/help';
import { OperatorError } from './operations/operation';
import { type Command, parseOrder } from './operations/parse-order';
import { findOperation, type Order } from './operations/perform';
import { withoutParameters } from './platform/database/without-parameters';
import { on } from './platform/events/events';
import { restoreBackup } from './restore-backup';

const REFUSED = 1;
const NOT_UNDERSTOOD = 2;

/** The operator's command line; `scripts/ops.mjs` starts it. Answers the exit code. */
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
        `The calls are answered by ${origin}, activities by nobody: set DATABASE_URL or DATA_DIR.`,
      );
    }
    on('operator_act', ({ head }) => console.error(`The audit log's head is ${head} now.`));
    const order = await withFile(command.order);
    await show(
      await (order.operation === restore.name ? restoreBackup(api, order) : execute(api, order)),
      command.output,
    );
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

/** The order with the text of the file that it names, if it names one. */
async function withFile(order: Order): Promise<Order> {
  const { file, path: named } = findOperation(order.operation);
  if (named !== undefined) return { ...order, input: { ...order.input, [named]: pathOf(String(order.input[named])) } };
  if (file === undefined) return order;
  const source = pathOf(String(order.input[file]));
  const text = await readFile(source, 'utf8').catch(() => {
    throw new OperatorError(`The file ${source} cannot be read.`);
  });
  return { ...order, input: { ...order.input, [file]: text } };
}

/** npm runs scripts in the project's folder and names the one it was called in. */
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
