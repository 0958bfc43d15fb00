import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** An nginx with one worker, whose processor time can be read. */
export class NginxProcess {
  private readonly master;

  constructor([program, args]: readonly [string, string[]]) {
    this.master = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  }

  /** Nanoseconds that its worker has used the processor; Linux alone can tell. */
  workerTime(): number {
    const { pid } = this.master;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return children
      .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('worker process'))
      .reduce((sum, child) => sum + Number(readFileSync(`/proc/${child}/schedstat`, 'utf8').split(' ')[0]), 0);
  }

  async close(): Promise<void> {
    const ended = once(this.master, 'exit');
    this.master.kill('SIGTERM');
    await ended;
  }
}
