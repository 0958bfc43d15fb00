import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { writeAtomically } from './write-atomically';

const MINUTE = 60_000;
/** Authorities allow five failures per name and hour. */
const FIRST_WAIT = 2 * MINUTE;
const LONGEST_WAIT = 6 * 60 * MINUTE;

const FILE = 'failures.json';

const stored = z.record(z.string(), z.object({ tries: z.number().int().min(1), at: z.number() }));

/** Failed orders per host since its last successful one. They slow down retries. */
export class Failures {
  private constructor(
    private readonly file: string,
    private failed: z.infer<typeof stored>,
  ) {}

  /** Reads the failures of earlier rounds; starts empty when the file is missing or unreadable. */
  static async read(stateDir: string): Promise<Failures> {
    const file = path.join(stateDir, FILE);
    try {
      return new Failures(file, stored.parse(parseJson(await readFile(file, 'utf8'))));
    } catch {
      return new Failures(file, {});
    }
  }

  /** Number of failed orders of a host. */
  triesOf(host: string): number {
    return this.failed[host]?.tries ?? 0;
  }

  /** Whether it is too early to retry. */
  isWaiting(host: string, now: Date): boolean {
    const failure = this.failed[host];
    if (!failure) return false;
    return now.getTime() < failure.at + Math.min(FIRST_WAIT * 2 ** (failure.tries - 1), LONGEST_WAIT);
  }

  async note(host: string, now: Date): Promise<void> {
    await this.write({ ...this.failed, [host]: { tries: this.triesOf(host) + 1, at: now.getTime() } });
  }

  /** Forgets the failures of all other hosts. */
  async keep(hosts: readonly string[]): Promise<void> {
    const left = Object.entries(this.failed).filter(([host]) => hosts.includes(host));
    if (left.length < Object.keys(this.failed).length) await this.write(Object.fromEntries(left));
  }

  all(): { host: string; tries: number }[] {
    return Object.entries(this.failed).map(([host, { tries }]) => ({ host, tries }));
  }

  private async write(failed: z.infer<typeof stored>): Promise<void> {
    this.failed = failed;
    await writeAtomically(this.file, JSON.stringify(failed));
  }
}
