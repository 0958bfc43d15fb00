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

/** Starts every way in which the page is had; `close` ends them all. */
export async function openPlaces(): Promise<{ places: Places; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const [sitePort, perRequest, plainFile, edge] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  await buildPerRequest();
  const product = await startProduct({
    SITE_PORT: String(sitePort),
    TRUST_PROXY: 'loopback',
    EDGE_PAGE_LOG: join(folder, 'edge', PAGE_LOG),
  });
  const frontServer = Number(new URL(product.url).port);
  const page = await receive(frontServer);
  const jobs = [
    start([...NEXT, 'start', PER_REQUEST, '-H', 'localhost', '-p', String(perRequest)], PRODUCTION),
    startNginx(plainServer({ folder: join(folder, 'plain'), port: plainFile, page })),
    startNginx(
      layOutEdge({
        folder: join(folder, 'edge'),
        port: await freePort(),
        plainPort: edge,
        frontServers: [frontServer],
        limits: false,
        build: releaseIn(),
      }),
    ),
  ];
  for (const port of [perRequest, plainFile, edge]) await waitFor(port);
  return {
    places: { plainFile, edge, frontServer, next: sitePort, perRequest },
    close: async () => {
      for (const job of [...jobs, product]) await job.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function buildPerRequest(): Promise<void> {
  const { ok, output } = await run([...NEXT, 'build', PER_REQUEST], PRODUCTION);
  if (!ok) throw new Error(`The page that is made for every request could not be built:\n${output}`);
}

function startNginx([program, args]: readonly [string, string[]]) {
  return start([program, ...args], { quiet: true });
}
