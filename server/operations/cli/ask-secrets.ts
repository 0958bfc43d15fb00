import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { type Operation, OperatorError } from '../common/operation';

type Secrets = NonNullable<Operation['secrets']>;

/**
 * Reads secrets: on a terminal it asks for them one after another without echo; otherwise each is a line of the standard
 * input, in order.
 * @throws OperatorError if a secret is missing, or differs when the operator repeats it
 */
export async function askSecrets(secrets: Secrets): Promise<Record<string, string>> {
  const onTerminal = process.stdin.isTTY === true;
  // Discards the echo of typed characters.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: onTerminal });
  lines.on('SIGINT', () => process.exit(130));
  const next = reader(lines);
  const ask = async (question: string) => {
    if (onTerminal) process.stderr.write(`${question}: `);
    const line = await next();
    if (onTerminal) process.stderr.write('\n');
    if (!line) throw new OperatorError(`No input for: ${question}.`);
    return line;
  };
  try {
    const given: Record<string, string> = {};
    for (const [name, { question, twice }] of Object.entries(secrets)) {
      const line = await ask(question);
      if (twice && onTerminal && (await ask(`${question}, again`)) !== line) {
        throw new OperatorError(`${question}: the two inputs differ. Nothing was changed.`);
      }
      given[name] = line;
    }
    return given;
  } finally {
    lines.close();
    process.stdin.unref?.();
  }
}

/** Returns the next line on each call, including lines that arrived earlier; `undefined` after the last. */
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
