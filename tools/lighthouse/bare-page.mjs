import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { run } from '../../scripts/lib/command.mjs';

const FOLDER = 'tools/lighthouse/bare';
/** The folder that Next exports to. */
const EXPORTED = join(FOLDER, '.out');
/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Builds the bare page and serves it over http.
 *
 * @returns {Promise<{ port: number, stop: () => void }>}
 */
export async function startBarePage() {
  const command = [process.execPath, 'node_modules/next/dist/bin/next', 'build', FOLDER];
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { ok, output } = await run(command, { quiet: true, env });
  if (!ok) throw new Error(`Next could not build the bare page:\n${output}`);
  const server = createServer(({ url = '/' }, response) => {
    const file = join(EXPORTED, url === '/' ? 'index.html' : new URL(url, 'http://bare').pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return response
      .writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' })
      .end(gzipSync(readFileSync(file)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
