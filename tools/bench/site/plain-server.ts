import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findNginx } from '@/scripts/edge/find-nginx.mjs';
import { PAGE, type Received } from './page';

/** Configures an nginx that only serves the page's bytes as a file. @returns the program and its arguments */
export function plainServer({
  folder,
  port,
  page,
}: {
  folder: string;
  port: number;
  page: Received;
}): [string, string[]] {
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
