import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_LOG } from '@/scripts/edge/local-config.mjs';
import { layOutEdge } from '@/scripts/edge/local-edge.mjs';
import { start } from '@/scripts/lib/command.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { releaseIn } from '@/scripts/lib/release.mjs';
import { startProduct } from '@/scripts/test/product.mjs';
import { type Places, receive, waitFor } from './page';
import { plainServer } from './plain-server';

/** Starts every way to serve the page; `close` stops them all. */
export async function openPlaces(): Promise<{ places: Places; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const plainFile = await freePort();
  const machine = await startMachine(join(folder, 'edge'));
  const { frontServer, edge } = machine;
  const page = await receive(frontServer);
  const nginx = startNginx(plainServer({ folder: join(folder, 'plain'), port: plainFile, page }));
  await waitFor(plainFile);
  return {
    places: { plainFile, edge, frontServer },
    close: async () => {
      for (const job of [nginx, machine]) await job.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The product behind an edge, each on a port of loopback. */
export interface Machine {
  frontServer: number;
  edge: number;
  /** The data folder that operators' commands need. */
  dataDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts a machine of the product and waits until its edge serves the page.
 *
 * @param folder of the edge
 */
export async function startMachine(folder: string): Promise<Machine> {
  const [port, edge] = [await freePort(), await freePort()];
  const product = await startProduct({ TRUST_PROXY: 'loopback', EDGE_PAGE_LOG: join(folder, PAGE_LOG) });
  const frontServer = Number(new URL(product.url).port);
  const nginx = startNginx(
    layOutEdge({
      folder,
      port,
      plainPort: edge,
      frontServers: [frontServer],
      limits: false,
      build: releaseIn(),
    }),
  );
  await waitFor(edge);
  return {
    frontServer,
    edge,
    dataDir: product.dataDir,
    stop: async () => {
      for (const job of [nginx, product]) await job.stop();
    },
  };
}

function startNginx([program, args]: readonly [string, string[]]) {
  return start([program, ...args], { quiet: true });
}
