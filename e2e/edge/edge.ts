import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { findNginx } from '@/scripts/edge/find-nginx.mjs';
import { layOutEdge } from '@/scripts/edge/local-edge.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { ask } from '../http/client';
import { PATIENCE } from '../http/product';

export interface Edge {
  /** Where it is reached without TLS. */
  port: number;
  /** Where it speaks TLS. */
  tlsPort: number;
  /** Everything that it is told and writes. */
  folder: string;
  /** Resolves when every worker of before a reload has ended, so that all there are know what it was told last. */
  reloaded: () => Promise<void>;
  /** Caches the pages of a release alone from now on; before, of whichever answers. */
  showBuild: (build: string) => void;
  close: () => Promise<void>;
}

/** Leaves a file's tests out on a machine without nginx. */
export function needsNginx(): void {
  test.skip(!hasNginx(), 'nginx is not on this machine');
}

function hasNginx(): boolean {
  try {
    return Boolean(findNginx());
  } catch {
    return false;
  }
}

/**
 * Starts nginx with the configuration of `deploy/` before front servers of this machine.
 *
 * @param into the folder of all that nginx writes, which is removed in the end; by default a new one
 * @param more `answers` is the status by which it is known to run, where it believes no front server
 */
export async function startEdge(
  frontServers: readonly number[],
  into?: string,
  {
    answers: status = 200,
    ...more
  }: { leadingPort?: number; certificates?: boolean; authority?: string; answers?: number } = {},
): Promise<Edge> {
  const folder = into ?? (await mkdtemp(join(tmpdir(), 'edge-')));
  const [port, plainPort] = [await freePort(), await freePort()];
  const layOut = (build: string) =>
    layOutEdge({ folder, port, plainPort, frontServers: [...frontServers], limits: true, build, ...more });
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
