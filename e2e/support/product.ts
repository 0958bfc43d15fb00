import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { limit } from '@/scripts/lib/limit.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { HEALTH_PATH } from '@/server/platform/http/health';
import { ask } from './client';

/** Milliseconds in which a product must start or end. */
export const PATIENCE = limit(120);

const PARTS = { site: /next/, server: /server\/main/ } as const;

export interface Product {
  port: number;
  /** The folder of its database. */
  dataDir: string;
  /** Everything it has written so far. */
  output: () => string;
  /** Sends a signal to one of its two processes. */
  signal: (part: keyof typeof PARTS, signal: NodeJS.Signals) => void;
  /** Sends a signal to the command itself. */
  end: (signal?: NodeJS.Signals) => void;
  /** Sends SIGINT to the command's whole process group, as a terminal does on Ctrl-C. */
  interrupt: () => void;
  /** The running processes of the product, including the command itself. */
  processes: () => number[];
  /** Its exit code, or the signal that ended it. */
  exit: Promise<number | NodeJS.Signals>;
  /** Ends it if it still runs, and deletes its data. */
  close: () => Promise<void>;
}

/** Settings of one of several machines on a database, behind an edge. */
export function machineSettings(database: string): Record<string, string> {
  const own = { DATA_KEY: Buffer.alloc(32, 7).toString('base64'), TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' };
  return { ...endToEndSettings, DATABASE_URL: database, ...own };
}

/** The command of `npm start`. */
const START = [process.execPath, 'scripts/start.mjs'] as const;

/**
 * Runs `npm start` on free ports with its own database, without waiting until it is ready.
 *
 * @param command by default what npm runs, but without npm
 */
export async function launchProduct(
  env: Record<string, string> = {},
  [program, ...args]: readonly [string, ...string[]] = START,
): Promise<Product> {
  const [port, sitePort, dataDir] = [await freePort(), await freePort(), await mkdtemp(join(tmpdir(), 'product-'))];
  if (process.env.E2E_DATABASE) await cp(process.env.E2E_DATABASE, dataDir, { recursive: true });
  const child = spawn(program, args, {
    env: {
      ...process.env,
      PORT: String(port),
      SITE_PORT: String(sitePort),
      OFFICE_PORT: 'off',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const pid = child.pid ?? 0;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const exit = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const end = (signal: NodeJS.Signals = 'SIGTERM') => void child.kill(signal);
  return {
    port: Number(env.PORT ?? port),
    dataDir,
    output: () => output,
    signal: (part, signal) => {
      const found = familyOf(pid).find(({ args }) => PARTS[part].test(args));
      if (!found) throw new Error(`the ${part} is not running`);
      process.kill(found.pid, signal);
    },
    end,
    interrupt: () => process.kill(-pid, 'SIGINT'),
    processes: () => familyOf(pid).map((one) => one.pid),
    exit,
    close: async () => {
      end();
      await exit;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs `npm start` and waits until it is healthy. */
export async function startProduct(...how: Parameters<typeof launchProduct>): Promise<Product> {
  const product = await launchProduct(...how);
  let ended = false;
  void product.exit.then(() => {
    ended = true;
  });
  try {
    await expect.poll(async () => ended || (await healthOf(product)).status === 200, { timeout: PATIENCE }).toBe(true);
    if (ended) throw new Error('It exited.');
  } catch (error) {
    await product.close();
    throw new Error(`The product did not start:\n${product.output()}`, { cause: error });
  }
  return product;
}

/** Status and body of the health check; status 0 if nothing answers. */
export async function healthOf({ port }: Pick<Product, 'port'>): Promise<{ status: number; body?: unknown }> {
  try {
    const { status, text } = await ask({ path: HEALTH_PATH, port });
    return { status, body: JSON.parse(text) };
  } catch {
    return { status: 0 };
  }
}

/** The given processes that still run. */
export function running(pids: readonly number[]): number[] {
  return listProcesses().flatMap(({ pid }) => (pids.includes(pid) ? [pid] : []));
}

/** A process and all its descendants. */
function familyOf(root: number) {
  const all = listProcesses();
  const family = all.filter(({ pid }) => pid === root);
  for (const { pid } of family) family.push(...all.filter(({ parent }) => parent === pid));
  return family;
}

/** Every process of the machine except zombies. */
function listProcesses(): { pid: number; parent: number; args: string }[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, state, args = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return pid && !state?.startsWith('Z') ? [{ pid: Number(pid), parent: Number(parent), args }] : [];
  });
}
