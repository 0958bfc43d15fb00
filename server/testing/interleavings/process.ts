import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { BUNDLES, bundleArgs } from '../processes';
import type { Report } from './interleave';
import type { Task } from './main';

/** The bundles that {@link interleave} needs. */
export const NEEDED = ['interleaved-server', 'interleavings'] as const;

/** What to run, on the PostgreSQL that `start-postgres.ts` started. */
type Wanted = Omit<Task, 'postgres' | 'template' | 'server'> & {
  /** Folder of the bundles. */
  folder?: string;
  signal?: AbortSignal;
};

/**
 * Runs schedules in a separate process and yields the reports as they arrive.
 *
 * @throws when the process ends early
 */
export async function* interleave({ folder = BUNDLES, signal, ...wanted }: Wanted): AsyncGenerator<Report> {
  const { TEST_POSTGRES: postgres = '', TEST_POSTGRES_TEMPLATE: template = '' } = process.env;
  const task: Task = { ...wanted, postgres, template, server: path.join(folder, 'interleaved-server.js') };
  const child = spawn(process.execPath, [...bundleArgs('interleavings', folder), JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal, killSignal: 'SIGKILL' as const }),
  });
  const ended = once(child, 'close').catch(() => []);
  const errors: string[] = [];
  child.on('error', (error) => errors.push(String(error)));
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));

  try {
    for await (const line of createInterface(child.stdout)) yield JSON.parse(line) as Report;
    const [code] = await ended;
    if (code !== 0 && !signal?.aborted) throw new Error(`The schedules ended early (${code}):\n${errors.join('')}`);
  } finally {
    child.kill();
  }
}
