import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { HEALTH_PATH } from '@/server/door/health';
import { ask } from './client';

export interface Product {
  port: number;
  /** Everything it wrote so far. */
  output: () => string;
  /** Sends a signal to one of its two processes. */
  signal: (part: 'site' | 'server', signal: NodeJS.Signals) => void;
  /** Sends a signal to the command itself. */
  end: (signal?: NodeJS.Signals) => void;
  /** Its exit code, or the signal that ended it. */
  exit: Promise<number | NodeJS.Signals>;
  /** Ends it, if it still runs, and deletes its data. */
  close: () => Promise<void>;
}

/** Runs `npm start` on free ports with a database of its own, without waiting for it to be ready. */
export async function launchProduct(env: Record<string, string> = {}): Promise<Product> {
  const [port, sitePort, dataDir] = [await freePort(), await freePort(), await mkdtemp(join(tmpdir(), 'product-'))];
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), SITE_PORT: String(sitePort), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const exit = once(child, 'close').then(([code, signal]) => code ?? signal);
  const end = (signal: NodeJS.Signals = 'SIGTERM') => void child.kill(signal);
  return {
    port: Number(env.PORT ?? port),
    output: () => output,
    signal: (part, signal) => process.kill(childOf(child.pid, part), signal),
    end,
    exit,
    close: async () => {
      end();
      await exit;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs `npm start` and waits until it is healthy. */
export async function startProduct(env?: Record<string, string>): Promise<Product> {
  const product = await launchProduct(env);
  await expect
    .poll(() => healthOf(product), { timeout: 60_000, message: product.output() })
    .toMatchObject({ status: 200 })
    .catch(async (error) => {
      await product.close();
      throw error;
    });
  return product;
}

/** Status and body of the health answer; status 0 where nobody answers. */
export async function healthOf({ port }: Pick<Product, 'port'>): Promise<{ status: number; body?: unknown }> {
  try {
    const { status, text } = await ask({ path: HEALTH_PATH, port });
    return { status, body: JSON.parse(text) };
  } catch {
    return { status: 0 };
  }
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

function childOf(parent: number | undefined, part: 'site' | 'server'): number {
  const mark = part === 'site' ? /next/ : /server\/main/;
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  for (const line of processes.split('\n')) {
    const [, pid, ppid, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (Number(ppid) === parent && mark.test(args)) return Number(pid);
  }
  throw new Error(`${part} does not run`);
}
