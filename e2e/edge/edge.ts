import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { findNginx } from '@/scripts/edge/find-nginx.mjs';
import { layOutEdge } from '@/scripts/edge/local-edge.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { type Answer, ask } from '../support/client';
import { PATIENCE } from '../support/product';

export interface Edge {
  /** The port without TLS. */
  port: number;
  /** The port with TLS. */
  tlsPort: number;
  /** Contains everything that the edge reads and writes. */
  folder: string;
  /** Resolves once every worker from before a reload has ended, so that all workers have the current configuration. */
  reloaded: () => Promise<void>;
  /** From now on caches only the pages of this release. Before the first call it caches those of every release. */
  showBuild: (build: string) => void;
  close: () => Promise<void>;
}

/** Skips the tests of a file on a machine without nginx. */
export function needsNginx(): void {
  test.skip(!hasNginx(), 'nginx is not installed');
}

function hasNginx(): boolean {
  try {
    return Boolean(findNginx());
  } catch {
    return false;
  }
}

/**
 * Starts nginx with the configuration of `deploy/` in front of local front servers.
 *
 * @param into the folder for everything that nginx writes, which `close` removes; by default a new one
 * @param more `answers` is the status that shows that it is up, for an edge that trusts no front server
 */
export async function startEdge(
  frontServers: readonly number[],
  into?: string,
  {
    answers: status = 200,
    ...more
  }: { leadingPort?: number; certificates?: boolean; authority?: string; limits?: boolean; answers?: number } = {},
): Promise<Edge> {
  const folder = into ?? (await mkdtemp(join(tmpdir(), 'edge-')));
  const ports = { port: await freePort(), plainPort: await freePort(), activityPort: await freePort() };
  const { port, plainPort } = ports;
  const layOut = (build: string) =>
    layOutEdge({ folder, ...ports, frontServers: [...frontServers], limits: true, build, ...more });
  const [program, args] = layOut('none');
  const nginx = spawn(program, args, { stdio: 'inherit' });
  const answers = async () => (await ask({ path: '/robots.txt', port: plainPort }).catch(() => undefined))?.status;
  await expect.poll(async () => nginx.exitCode ?? (await answers()), { timeout: PATIENCE }).toBe(status);
  const workers = () => readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'utf8').trim().split(' ');
  let known = workers();
  return {
    port: plainPort,
    tlsPort: port,
    folder,
    reloaded: async () => {
      await expect.poll(() => workers().filter((pid) => known.includes(pid)), { timeout: PATIENCE }).toEqual([]);
      known = workers();
    },
    showBuild: (build) => {
      layOut(build);
      nginx.kill('SIGHUP');
    },
    close: async () => {
      nginx.kill('SIGQUIT');
      if (nginx.exitCode === null) await once(nginx, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts nginx with the `nginx.conf` of a folder, which is removed at the end.
 *
 * @param status of the address `/`, once it answers
 * @returns the function that ends it
 */
export async function startNginx(folder: string, port: number, status: number): Promise<() => void> {
  const nginx = (...more: string[]) =>
    execFileSync(findNginx(), ['-p', folder, '-c', join(folder, 'nginx.conf'), ...more], { stdio: 'ignore' });
  nginx();
  const answers = async () => (await ask({ path: '/', port }).catch(() => undefined))?.status;
  await expect.poll(answers, { timeout: PATIENCE }).toBe(status);
  return () => {
    nginx('-s', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Whether an answer comes from the edge's cache. Where it is older than a second, the edge revalidates it first or meanwhile. */
export function isFromCache({ headers }: Pick<Answer, 'headers'>): boolean {
  return ['HIT', 'REVALIDATED', 'STALE', 'UPDATING'].includes(String(headers['x-cache']));
}
