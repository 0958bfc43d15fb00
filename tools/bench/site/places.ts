import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { operatorOf } from '@/e2e/support/operator';
import { findNginx } from '@/scripts/edge/find-nginx.mjs';
import { PAGE_LOG } from '@/scripts/edge/local-config.mjs';
import { start } from '@/scripts/lib/command.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { releaseIn } from '@/scripts/lib/release.mjs';
import { startProduct } from '@/scripts/test/product.mjs';
import { startEdge } from './edge';
import { BRAND_WITH_ARMS, PAGE, type Places, type Received, receive, SLUG, waitFor } from './page';

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
  await publishArms(product.dataDir);
  const host = `${BRAND_WITH_ARMS}.localhost`;
  return {
    places: {
      plainFile: { port: plainFile },
      edge: { port: edge.port },
      frontServer: { port: frontServer },
      edgeArms: { port: edge.port, host },
      frontServerArms: { port: frontServer, host },
    },
    close: async () => {
      for (const job of [plain, edge, product]) await job.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Publishes two arms of the page for one brand. */
async function publishArms(dataDir: string): Promise<void> {
  const { run } = operatorOf(dataDir, () => new Date());
  const arms = [
    { name: 'a', weight: 50 },
    { name: 'b', weight: 50, patch: { description: '另一种说法' } },
  ];
  const experiment = { hypothesis: '另一种说法更好', measure: 'accounts', smallest: 10 };
  const file = JSON.stringify({ arms, experiment });
  const stored = await run('campaigns edit', { campaign: SLUG, file, brand: BRAND_WITH_ARMS });
  const [, revision] = /版本 (\d+)/.exec(stored) ?? [];
  await run('campaigns submit', { revision });
  await run('campaigns approve', { revision }, 'Wang Wei');
  await run('campaigns publish', { revision });
  // Every server and the edge show it within five seconds.
  await pause(6_000);
}

/** Configures an nginx that only serves the page's bytes as a file. @returns the program and its arguments */
function plainServer({ folder, port, page }: { folder: string; port: number; page: Received }): [string, string[]] {
  const file = `${folder}/files${PAGE}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page.bytes);
  writeFileSync(`${folder}/nginx.conf`, config(folder, port, page));
  return [findNginx(), ['-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;']];
}

function config(folder: string, port: number, { encoding }: Received): string {
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
worker_processes 1;
error_log stderr crit;
events {
    worker_connections 4096;
}
http {
    access_log ${folder}/access.log combined buffer=64k flush=5s;
    sendfile on;
    tcp_nopush on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `    ${name}_temp_path ${folder}/${name};\n`).join('')}
    server {
        listen ${port};
        root ${folder}/files;
        default_type "text/html; charset=utf-8";
        add_header Content-Encoding ${encoding};
        add_header Cache-Control "public, max-age=60";
    }
}
`;
}
