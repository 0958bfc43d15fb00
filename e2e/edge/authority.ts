import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { start as startCommand } from '@/scripts/lib/command.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { findProgram } from '@/scripts/lib/programs.mjs';
import { PATIENCE } from '../support/product';

const PROGRAMS = ['lego', 'pebble', 'pebble-challtestsrv'];

/** Skips the tests of a file, with a warning, on a machine without an ACME authority. */
export function needsAuthority(): void {
  const missing = PROGRAMS.filter((name) => !findProgram(name));
  if (missing.length > 0)
    console.warn(
      `Skipping the certificate tests; not installed: ${missing.join(', ')}. Run: apt-get install lego pebble`,
    );
  test.skip(missing.length > 0, `not installed: ${missing.join(', ')}`);
}

/** A local ACME authority, and the name server that it and the edge query. */
export interface Authority {
  /** Settings that make the edge's programs order from this authority. */
  settings: Record<string, string>;
  /** Points a name at an address, by default that of the edge. */
  point: (host: string, address?: string) => Promise<void>;
  /** The root certificates that its certificates chain to. */
  roots: () => Promise<string>;
  /** How many orders it has received. */
  orders: () => number;
  close: () => Promise<void>;
}

/**
 * Starts both.
 *
 * @param folder for their files
 * @param edgePort where the authority requests proof from the edge
 */
export async function startAuthority(folder: string, edgePort: number): Promise<Authority> {
  const [port, management, dns, names] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const own = { certificate: join(folder, 'authority.pem'), privateKey: join(folder, 'authority-key.pem') };
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', [...made, '-keyout', own.privateKey, '-out', own.certificate, ...name], { stdio: 'ignore' });
  const config = join(folder, 'pebble.json');
  const pebbleConfig = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${management}`,
    ...own,
    httpPort: edgePort,
    tlsPort: 1,
  };
  writeFileSync(config, JSON.stringify({ pebble: pebbleConfig }));
  const nameServer = start('pebble-challtestsrv', [
    ...['-dns01', `127.0.0.1:${dns}`, '-management', `127.0.0.1:${names}`, '-defaultIPv4', '', '-defaultIPv6', ''],
    ...['-http01', '', '-https01', '', '-tlsalpn01', ''],
  ]);
  const pebble = start('pebble', ['-config', config, '-dnsserver', `127.0.0.1:${dns}`]);
  await expect.poll(pebble.output, { timeout: PATIENCE }).toContain('ACME directory available');
  await expect.poll(() => post(names, 'clear-a', { host: 'x' }), { timeout: PATIENCE }).toBe(200);
  return {
    settings: {
      EDGE_ACME_DIRECTORY: `https://localhost:${port}/dir`,
      EDGE_ACME_EMAIL: 'edge@newactivities.example',
      EDGE_ADDRESSES: '127.0.0.1, 127.0.0.2',
      EDGE_RESOLVERS: `127.0.0.1:${dns}`,
      LEGO_CA_CERTIFICATES: own.certificate,
    },
    point: async (host, address = '127.0.0.1') => {
      await post(names, 'clear-a', { host });
      expect(await post(names, 'add-a', { host, addresses: [address] })).toBe(200);
    },
    // No trust store has the authority's own certificate.
    roots: () => readTrusting(`https://localhost:${management}/roots/0`, readFileSync(own.certificate, 'utf8')),
    orders: () => pebble.output().match(/POST \/order-plz/g)?.length ?? 0,
    close: async () => {
      await Promise.all([pebble.stop(), nameServer.stop()]);
    },
  };
}

async function readTrusting(url: string, ca: string): Promise<string> {
  const [answer] = await once(get(url, { ca }), 'response');
  return Buffer.concat(await answer.toArray()).toString();
}

async function post(port: number, command: string, body: unknown): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/${command}`, { method: 'POST', body: JSON.stringify(body) });
  return answer.status;
}

function start(name: string, args: readonly string[]) {
  // Without these it waits up to 15 s before it requests a proof, and rejects some valid requests.
  const env = { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' };
  return startCommand([findProgram(name) ?? name, ...args], { quiet: true, env });
}
