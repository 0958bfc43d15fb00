import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { freePort } from '@/scripts/lib/ports.mjs';
import { BUILT } from '@/scripts/lib/product.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';

/** Connections in a busy moment of one server. */
const CONNECTIONS = 32;

/** The server without a site behind it, and connections to it. */
export class ServerProcess {
  private constructor(
    private readonly process: ChildProcess,
    readonly pool: Pool,
  ) {}

  /** @param env settings to add, such as its database */
  static async start(env: Record<string, string>): Promise<ServerProcess> {
    const port = await freePort();
    const settings = {
      NODE_ENV: 'production' as const,
      PORT: String(port),
      CAPTCHA: 'off',
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
    };
    const server = spawn(process.execPath, BUILT.server, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...endToEndSettings, ...settings, ...env },
    });
    const pool = new Pool(`http://localhost:${port}`, { connections: CONNECTIONS });
    const started = new ServerProcess(server, pool);
    await started.listens();
    return started;
  }

  /** Kills it like a crash: unwritten data is lost. */
  async crash(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.kill(signal);
    await Promise.all([ended, this.pool.destroy()]);
  }

  private async listens(): Promise<void> {
    while (this.process.exitCode === null) {
      const answer = await this.pool.request({ method: 'GET', path: '/robots.txt' }).catch(() => undefined);
      await answer?.body.dump();
      if (answer?.statusCode === 200) return;
      await pause(100);
    }
    throw new Error('The server did not start.');
  }
}

/**
 * Lets visitors act one after another, on all connections at the same time.
 *
 * @param act the request of one visitor; returns whether it succeeded
 * @returns requests per second and the 99th percentile of their times in milliseconds
 * @throws Error when one of them failed
 */
export async function inParallel(
  acts: number,
  act: (index: number) => Promise<boolean>,
): Promise<{ perSecond: number; p99: number }> {
  const times: number[] = [];
  let next = 0;
  const began = performance.now();
  async function visit(): Promise<void> {
    while (next < acts) {
      const asked = performance.now();
      if (!(await act(next++))) throw new Error('The server rejected a visitor.');
      times.push(performance.now() - asked);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  const seconds = (performance.now() - began) / 1_000;
  times.sort((a, b) => a - b);
  return { perSecond: acts / seconds, p99: times[Math.ceil(times.length * 0.99) - 1] ?? 0 };
}

/** The headers of a proxy for one of many visitors. */
export function visitorHeaders(index: number): Record<string, string> {
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  return { host: 'bfzh.localhost', 'x-forwarded-for': address };
}
