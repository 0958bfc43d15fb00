import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_LOG } from '@/scripts/edge/local-config.mjs';
import { layOutEdge } from '@/scripts/edge/local-edge.mjs';
import { run, start } from '@/scripts/lib/command.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { releaseIn } from '@/scripts/lib/release.mjs';
import { startProduct } from '@/scripts/test/product.mjs';
import { type Places, receive, waitFor } from './page';
import { plainServer } from './plain-server';

const PER_REQUEST = 'tools/bench/site/per-request';
const PRODUCTION = { quiet: true, env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } };
const NEXT = [process.execPath, 'node_modules/next/dist/bin/next'];

/** Starts every way to serve the page; `close` stops them all. */
export async function openPlaces(): Promise<{ places: Places; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const [sitePort, perRequest, plainFile] = [await freePort(), await freePort(), await freePort()];
  await buildPerRequest();
  const machine = await startMachine(join(folder, 'edge'), { SITE_PORT: String(sitePort) });
  const { frontServer, edge } = machine;
  const page = await receive(frontServer);
  const jobs = [
    start([...NEXT, 'start', PER_REQUEST, '-H', 'localhost', '-p', String(perRequest)], PRODUCTION),
    startNginx(plainServer({ folder: join(folder, 'plain'), port: plainFile, page })),
  ];
  for (const port of [perRequest, plainFile]) await waitFor(port);
  return {
    places: { plainFile, edge, frontServer, next: sitePort, perRequest },
    close: async () => {
      for (const job of [...jobs, machine]) await job.stop();
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
 * @param env settings to add
 */
export async function startMachine(folder: string, env: Record<string, string> = {}): Promise<Machine> {
  const [port, edge] = [await freePort(), await freePort()];
  const product = await startProduct({ TRUST_PROXY: 'loopback', EDGE_PAGE_LOG: join(folder, PAGE_LOG), ...env });
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

async function buildPerRequest(): Promise<void> {
  const { ok, output } = await run([...NEXT, 'build', PER_REQUEST], PRODUCTION);
  if (!ok) throw new Error(`Next could not build the page that is rendered for every request:\n${output}`);
}

function startNginx([program, args]: readonly [string, string[]]) {
  return start([program, ...args], { quiet: true });
}
