import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { sentenceText } from '../common/define-words';
import { OperatorError } from '../common/operation';
import type { Parameter } from '../common/parameter';
import { say } from './words';

/**
 * Reads secrets: on a terminal it asks for them one after another without echo; otherwise each is a line of the standard
 * input, in order.
 */
export class Prompt {
  readonly #onTerminal = process.stdin.isTTY === true;
  readonly #lines: Interface;
  readonly #next: () => Promise<string | undefined>;

  constructor() {
    // Discards the echo of typed characters.
    const output = new Writable({ write: (_chunk, _encoding, done) => done() });
    this.#lines = createInterface({ input: process.stdin, output, terminal: this.#onTerminal });
    this.#lines.on('SIGINT', () => process.exit(130));
    this.#next = reader(this.#lines);
  }

  /**
   * @throws OperatorError if a secret is missing, or differs when the operator repeats it
   */
  async ask(secrets: readonly Parameter[]): Promise<Record<string, string>> {
    const given: Record<string, string> = {};
    for (const { name, title: question, twice } of secrets) {
      const line = await this.#line(question);
      const again = sentenceText(say('question_again', { question }));
      if (twice && this.#onTerminal && (await this.#line(again)) !== line) {
        throw new OperatorError(say('inputs_differ', { question }));
      }
      given[name] = line;
    }
    return given;
  }

  close(): void {
    this.#lines.close();
    process.stdin.unref?.();
  }

  async #line(question: string): Promise<string> {
    if (this.#onTerminal) process.stderr.write(sentenceText(say('question', { question })));
    const line = await this.#next();
    if (this.#onTerminal) process.stderr.write('\n');
    if (!line) throw new OperatorError(say('no_input', { question }));
    return line;
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
