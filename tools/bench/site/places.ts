import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_LOG } from '@/scripts/edge/local-config.mjs';
import { start } from '@/scripts/lib/command.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { releaseIn } from '@/scripts/lib/release.mjs';
import { startProduct } from '@/scripts/test/product.mjs';
import { startEdge } from './edge';
import { type Places, receive, waitFor } from './page';
import { plainServer } from './plain-server';

/** Starts every way to serve the page; `close` stops them all. */
export async function openPlaces(): Promise<{ places: Places; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const edgeFolder = join(folder, 'edge');
  const product = await startProduct({ TRUST_PROXY: 'loopback', EDGE_PAGE_LOG: join(edgeFolder, PAGE_LOG) });
  const frontServer = Number(new URL(product.url).port);
  const edge = await startEdge(edgeFolder, frontServer, releaseIn());
  const plainFile = await freePort();
  const page = await receive(frontServer);
  const [program, args] = plainServer({ folder: join(folder, 'plain'), port: plainFile, page });
  const plain = start([program, ...args], { quiet: true });
  await waitFor(plainFile);
  return {
    places: { plainFile, edge: edge.port, frontServer },
    close: async () => {
      for (const job of [plain, edge, product]) await job.stop();
      await rm(folder, { recursive: true });
    },
  };
}
