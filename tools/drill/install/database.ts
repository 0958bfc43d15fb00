import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DRILL_FAULTS } from '@/scripts/test/drill.mjs';
import { SmsGateway } from '@/tools/sms-gateway';
import { Cluster } from '../cluster';
import { drill, drillFault, drillRestore } from '../drill';
import { DATABASE_MACHINES, OWN_ADDRESS } from '../network';
import { Product } from '../product';
import { restoreOnEmpty } from '../restore';
import { lineOf, missedGoals, type Outcome } from '../results';
import { type Installation, makeShared } from '../start';
import { CHANGES } from './changes';
import { InstalledDatabase, InstalledServer } from './installed-hosts';
import { EXPOSURE, rateUnits } from './installed-machine';
import type { Steps } from './steps';

const DATABASE_UNITS =
  'patroni etcd pgbouncer redis-server redis-sentinel newactivities-hand-over-full-disk newactivities-database-backup';
const PGBACKREST = 'setpriv --reuid=postgres --regid=postgres --init-groups pgbackrest --stanza=newactivities';

/** Installs three database machines and two server machines by the guide, runs what the guide has for them, and drills them. */
export async function installDatabase(steps: Steps, rounds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  const shared = await makeShared(folder);
  const databases = DATABASE_MACHINES.map((name) => new InstalledDatabase(name, folder, shared));
  const servers: InstalledServer[] = [];
  const ends: (() => void)[] = [];
  try {
    const cluster = new Cluster(databases, readFileSync(join(shared.certificates, 'authority.pem'), 'utf8'));
    await steps.run('three database machines', () => cluster.start());
    const gateway = await SmsGateway.start(OWN_ADDRESS);
    const product = new Product(folder, {
      gateway: gateway.url,
      redis: shared.passwords['redis-servers'],
      makeMachine(name, settings, passwords) {
        const server = new InstalledServer(name, folder, settings, shared.certificates);
        servers.push(server);
        server.passwords = passwords;
        return server;
      },
    });
    ends.push(
      () => gateway.stop(),
      () => product.stopEdge(),
    );
    await steps.run('two server machines', () => product.start(cluster));
    const installed = { cluster, product, gateway, folder, shared, databases, servers };
    await steps.run(`no unit is rated above ${EXPOSURE / 10}`, () => rate(databases, servers, steps));
    await steps.run('the backup of a night', () => backUp(databases));
    for (const [name, change] of Object.entries(CHANGES)) {
      const begin = () => change(installed).then(() => async () => {});
      await steps.run(name, async () => judge(await drillFault(name, begin, installed), steps));
    }
    for (let round = 1; round <= rounds; round++)
      for (const fault of DRILL_FAULTS)
        await steps.run(`drill ${round}: ${fault}`, async () => judge(await drill(fault, installed), steps));
    await steps.run('Restore to a second, on empty machines', async () => {
      judge(await drillRestore(installed, restoreOnEmpty), steps);
      await readSealed(installed);
    });
  } finally {
    for (const end of ends) end();
    await Promise.all([...databases, ...servers].map(({ container }) => container.remove()));
    for (const machine of databases) await machine.loseDisk().catch(() => {});
    rmSync(folder, { recursive: true });
  }
}

/** @throws with the goals that a fault missed */
function judge(outcome: Outcome, steps: Steps): void {
  steps.note(lineOf(outcome));
  const missed = missedGoals(outcome);
  if (missed.length > 0) throw new Error(missed.join('\n'));
}

async function rate([database]: InstalledDatabase[], [server]: InstalledServer[], steps: Steps): Promise<void> {
  const rated = [
    await database?.runCommands(rateUnits(DATABASE_UNITS)),
    await server?.runCommands(rateUnits('haproxy')),
  ];
  steps.note(`exposure: ${rated.join('').trim().split('\n').join(', ')}`);
}

/** Runs what the timers run. Only the primary makes a backup. */
async function backUp(databases: InstalledDatabase[]): Promise<void> {
  for (const { container } of databases) await container.run('systemctl start newactivities-database-backup');
  const [{ backup }] = JSON.parse((await databases[0]?.container.run(`${PGBACKREST} info --output=json`)) ?? '');
  if (backup.length !== 2) throw new Error(`The archive has ${backup.length} backups instead of 2.`);
  for (const { container } of databases)
    await container.run('[ "$(systemctl show --property=Result newactivities-hand-over-full-disk)" = Result=success ]');
}

/** Reads an identity, which only `DATA_KEY` unseals. */
async function readSealed({ cluster, product }: Installation): Promise<void> {
  const account = await cluster.sql('select account from identities limit 1', 'newactivities');
  const shown = await product.machines[0]?.operate(['customer', account, '--show', '--reason=drill']);
  if (!shown?.includes('王小明')) throw new Error(`The identity of ${account} is not readable: ${shown}`);
}
