import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layOutEdge } from '@/scripts/edge/local-edge.mjs';
import { buildIfChanged } from '@/scripts/lib/build.mjs';
import { log, runCommand } from '@/scripts/lib/cli.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { alternate, median } from '../alternate';
import { load, waitFor } from '../site/page';
import { plainServer } from '../site/plain-server';
import { findWrk } from '../site/wrk';
import { NginxProcess } from './nginx-process';
import { receivePage } from './receive-page';
import { standIn } from './stand-in';
import { applyChanges, VARIANTS } from './variants';

// `npm run bench:edge`: what each part of the edge costs, as shares of what the same nginx comes to with a plain file; Linux
// alone. docs/decisions/0024 has a run.

const ROUNDS = 9;
const SECONDS = 2;
const PLAIN = 'a plain file';

void runCommand(async () => {
  findWrk();
  await buildIfChanged();
  log('Fetching the page …');
  const page = await receivePage();
  const folder = await mkdtemp(join(tmpdir(), 'bench-edge-'));
  const standIns = {
    all: await standIn(page, 'all'),
    own: await standIn(page, 'own'),
    five: await standIn(page, 'five'),
  };
  const ports: Record<string, number> = { [PLAIN]: await freePort() };
  const encoding = page.headers['content-encoding'] ?? 'identity';
  const plain = plainServer({ folder: join(folder, 'plain'), port: ports[PLAIN] ?? 0, page: { ...page, encoding } });
  const servers: Record<string, NginxProcess> = { [PLAIN]: new NginxProcess(plain) };
  for (const [index, { name, headers = 'all', changes }] of VARIANTS.entries()) {
    const [own, plainPort, port] = [join(folder, String(index)), await freePort(), await freePort()];
    const edge = layOutEdge({
      folder: own,
      port,
      plainPort,
      frontServers: [standIns[headers].port],
      limits: false,
      build: 'none',
    });
    applyChanges(own, changes);
    servers[name] = new NginxProcess(edge);
    ports[name] = plainPort;
  }
  const names = Object.keys(ports);
  for (const name of names) await waitFor(ports[name] ?? 0);
  log(`Asking ${names.length} servers in turn …`);
  const measured = await alternate(names, ROUNDS, async (name) => {
    const before = servers[name]?.workerTime() ?? 0;
    const { perSecond } = await load(ports[name] ?? 0, SECONDS);
    const used = (servers[name]?.workerTime() ?? 0) - before;
    return { perSecond, microseconds: used / 1000 / (perSecond * SECONDS) };
  }).finally(async () => {
    for (const server of Object.values(servers)) await server.close();
    for (const standIn of Object.values(standIns)) standIn.close();
    await rm(folder, { recursive: true });
  });
  const medianOf = (name: string, what: 'perSecond' | 'microseconds') =>
    median((measured[name] ?? []).map((round) => round[what]));
  console.table(
    names.map((name) => ({
      what: name,
      'µs of nginx a page': Number(medianOf(name, 'microseconds').toFixed(2)),
      'by time': Number((medianOf(PLAIN, 'microseconds') / medianOf(name, 'microseconds')).toFixed(2)),
      'a second': Math.round(medianOf(name, 'perSecond')),
      'by number': Number((medianOf(name, 'perSecond') / medianOf(PLAIN, 'perSecond')).toFixed(2)),
    })),
  );
});
