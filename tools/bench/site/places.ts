import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findNginx } from '@/scripts/edge/find-nginx.mjs';
import { PAGE_LOG } from '@/scripts/edge/local-config.mjs';
import { start } from '@/scripts/lib/command.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { releaseIn } from '@/scripts/lib/release.mjs';
import { startProduct } from '@/scripts/test/product.mjs';
import { startEdge } from './edge';
import { PAGE, type Places, type Received, receive, waitFor } from './page';

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
