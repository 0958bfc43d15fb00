import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SmsGateway } from '@/tools/sms-gateway';
import { Cluster } from '../cluster';
import { drill, drillRestore, type FaultName } from '../drill';
import { commandsOf } from '../guide';
import { DATABASE_MACHINES, OWN_ADDRESS } from '../network';
import { Product } from '../product';
import { restoreOnEmpty } from '../restore';
import { lineOf, missedGoals, type Outcome } from '../results';
import { type Installation, makeCertificates, makeShared } from '../start';
import { until } from '../until';
import { InstalledDatabase, InstalledServer } from './installed-hosts';
import { EXPOSURE, rateUnits } from './installed-machine';
import type { Steps } from './steps';

/** What is drilled on the installed machines in each round. */
const FAULTS: readonly FaultName[] = ['primary', 'standby', 'replace', 'disk', 'restore'];
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
    const installation = { cluster, product, gateway };
    await steps.run(`no unit is rated above ${EXPOSURE / 10}`, () => rate(databases, servers, steps));
    await steps.run('the backup of a night', () => backUp(databases));
    await steps.run('restart of each machine', () => restart(installation, databases));
    await steps.run('Change certificates', () => changeCertificates(folder, databases));
    await steps.run('Planned switchover', () => switchOver(installation));
    for (let round = 1; round <= rounds; round++)
      for (const fault of FAULTS)
        await steps.run(`drill ${round}: ${fault}`, async () => judge(await drill(fault, installation), steps));
    await steps.run('Restore to a second, on empty machines', async () => {
      judge(await drillRestore(installation, restoreOnEmpty), steps);
      await readSealed(installation);
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

async function restart({ cluster }: Installation, databases: InstalledDatabase[]): Promise<void> {
  for (const machine of databases) {
    await machine.container.restart();
    await cluster.untilWhole();
  }
}

async function changeCertificates(folder: string, databases: InstalledDatabase[]): Promise<void> {
  await makeCertificates(folder);
  const [install = ''] = commandsOf('## Change certificates and passwords', 1);
  for (const machine of databases) {
    await machine.copyCertificate();
    await machine.runCommands(install);
    await until(`${machine.name} has its new certificate`, () => machine.container.run(COMPARE_CERTIFICATES));
  }
}

/** Every port of a machine shows the certificate in its files. */
const COMPARE_CERTIFICATES = `cd /etc/patroni
fingerprint() { openssl x509 -noout -fingerprint; }
for port in 2379 2380 6379 26379 8008 '5432 -starttls postgres' '6432 -starttls postgres'; do
  shown=$(openssl s_client -cert newactivities.pem -key newactivities.key -connect localhost:$port < /dev/null 2> /dev/null | fingerprint)
  [ "$shown" = "$(fingerprint < newactivities.pem)" ] || { echo "port $port: $shown"; exit 1; }
done`;

async function switchOver({ cluster }: Installation): Promise<void> {
  const primary = await cluster.primary();
  const [commands = ''] = commandsOf('## Planned switchover', 1);
  await primary.runCommands(commands);
  await until('another machine is the primary', async () => (await cluster.primary()) !== primary);
  await primary.startPatroni();
  await cluster.untilWhole();
}

/** Reads an identity, which only `DATA_KEY` unseals. */
async function readSealed({ cluster, product }: Installation): Promise<void> {
  const account = await cluster.sql('select account from identities limit 1', 'newactivities');
  const shown = await product.machines[0]?.operate(['customer', account, '--show', '--reason=drill']);
  if (!shown?.includes('王小明')) throw new Error(`The identity of ${account} is not readable: ${shown}`);
}
