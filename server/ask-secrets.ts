import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { type Operation, OperatorError } from './operations/operation';

type Secrets = NonNullable<Operation['secrets']>;

/**
 * Asks for secrets: on a terminal one after another, unseen; elsewhere each is a line of the standard input, in their order.
 * @throws OperatorError where one is missing, or is not the same when it is asked for again
 */
export async function askSecrets(secrets: Secrets): Promise<Record<string, string>> {
  const onTerminal = process.stdin.isTTY === true;
  // What is typed is echoed to nowhere.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: onTerminal });
  lines.on('SIGINT', () => process.exit(130));
  const next = reader(lines);
  const ask = async (question: string) => {
    if (onTerminal) process.stderr.write(`${question}: `);
    const line = await next();
    if (onTerminal) process.stderr.write('\n');
    if (!line) throw new OperatorError(`Nothing was given for: ${question}.`);
    return line;
  };
  try {
    const given: Record<string, string> = {};
    for (const [name, { question, twice }] of Object.entries(secrets)) {
      const line = await ask(question);
      if (twice && onTerminal && (await ask(`${question}, again`)) !== line) {
        throw new OperatorError(`${question}: it was not the same both times. Nothing was done.`);
      }
      given[name] = line;
    }
    return given;
  } finally {
    lines.close();
    process.stdin.unref?.();
  }
}

/** Lines in their order, those that come before they are asked for too; `undefined` after the last. */
function reader(lines: Interface): () => Promise<string | undefined> {
  const waiting: string[] = [];
  let ended = false;
  lines.on('line', (line) => void waiting.push(line));
  lines.on('close', () => {
    ended = true;
    lines.emit('line-or-end');
  });
  lines.on('line', () => lines.emit('line-or-end'));
  return async () => {
    while (waiting.length === 0 && !ended) await once(lines, 'line-or-end');
    return waiting.shift();
  };
}
