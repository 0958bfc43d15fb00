import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster } from './cluster';
import { makeNetwork, system } from './network';

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  await system('mount', '-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', folder);
  await makeNetwork(folder);
  const repository = join(folder, 'archive');
  mkdirSync(repository);
  await system('chown', 'postgres:postgres', repository);
  const password = () => randomBytes(16).toString('hex');
  const cluster = new Cluster(folder);
  const t = Date.now();
  await cluster.start({ superuser: password(), replication: password(), rewind: password() }, repository);
  console.log(await cluster.describe(), Date.now() - t);
}

main().then(
  () => process.exit(process.exitCode ?? 0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
