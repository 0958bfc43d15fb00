import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a server used since the last request. */
export interface Usage {
  /** Milliseconds of processor time, with that of the kernel. */
  cpu: number;
  /** Bytes, after a garbage collection. */
  rss: number;
  heapUsed: number;
}

/** A server under test in its own process. */
export class TargetProcess {
  private constructor(
    private readonly process: ChildProcess,
    readonly url: string,
  ) {}

  static async start(...args: string[]): Promise<TargetProcess> {
    const file = fileURLToPath(new URL('./target.ts', import.meta.url));
    const child = fork(file, args, { execArgv: ['--expose-gc', '--import', 'tsx'] });
    const [{ url }] = await once(child, 'message');
    return new TargetProcess(child, url);
  }

  send(): void {
    this.process.send('send');
  }

  async usage(): Promise<Usage> {
    this.process.send('usage');
    const [usage] = await once(this.process, 'message');
    return usage;
  }

  stop(): void {
    this.process.disconnect();
  }
}
