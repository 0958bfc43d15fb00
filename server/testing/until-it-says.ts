import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Resolves when a program's output says that it is ready; rejects with the output if it ends before. */
export function untilItSays(child: ChildProcess, output: Readable, ready: RegExp, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    output.on('data', (chunk) => {
      log += chunk;
      if (ready.test(log)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${name} did not start:\n${log}`)));
  });
}
