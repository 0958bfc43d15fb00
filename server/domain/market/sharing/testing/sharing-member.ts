import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Tick } from '@/lib/contract/market';
import { bundleArgs } from '../../../../testing/processes';

/** A process that runs `sharing-process.ts`. */
export class SharingMember {
  readonly ticks: Tick[] = [];
  role = '';
  private readonly child: ChildProcess;

  constructor(url: string) {
    const child = spawn(process.execPath, [...bundleArgs('sharing-process'), url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { ticks = [], role = this.role }: { ticks?: Tick[]; role?: string } = JSON.parse(line);
      this.ticks.push(...ticks);
      this.role = role;
    });
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }

  suspend(): void {
    this.child.kill('SIGSTOP');
  }

  resume(): void {
    this.child.kill('SIGCONT');
  }
}
