import { appendFileSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandsOf, withValues } from '../guide';
import { Journal, longestPause } from '../journal';
import { Pages } from '../pages';
import { until } from '../until';
import { Visitors } from '../visitors';
import { EXPOSURE, InstalledMachine, rateUnits } from './installed-machine';
import { FirstOperator } from './operator';
import { OUTSIDE, READ_ROOT, startOutside } from './outside';
import { command } from './podman';
import type { Steps } from './steps';
import { visit } from './visit';

const GUIDE = 'deploy/README.md';
const [FIRST, SECOND] = ['/opt/newactivities/releases/v1.0.0', '/opt/newactivities/releases/v1.1.0'];
const REPOSITORY = 'file:///srv/repository';
/** The host that visitors ask, for which an authority makes a certificate. */
const HOST = 'feiyu.example';
const AUTHORITY = '/etc/newactivities/authority.pem';
/** Milliseconds in which visitors go on after a change. */
const AFTER = 3_000;

/** Installs everything on one machine with systemd by the guide; then reboots, updates and rolls back. */
export async function installSystemd(steps: Steps): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  const installation = new OneMachine(folder, steps);
  try {
    await installation.prepare();
    await installation.install();
    await installation.check();
    await installation.reboot();
    await installation.update();
    await installation.separate();
  } finally {
    await installation.remove();
    rmSync(folder, { recursive: true });
  }
}

/** A machine with everything, and the one outside. */
class OneMachine {
  readonly #machine = new InstalledMachine('newactivities', '10.78.0.50');
  readonly #outside = new InstalledMachine(OUTSIDE, '10.78.0.51');
  readonly #visited = {
    edge: `https://${this.#machine.address}`,
    host: HOST,
    authority: '',
    codeOf: (mobile: string) => this.#codeOf(mobile),
    cashiers: [],
  };
  #journalKey = '';

  /** @param folder for the repository and the installation's own authority */
  constructor(
    private readonly folder: string,
    private readonly steps: Steps,
  ) {}

  async prepare(): Promise<void> {
    const [repository, authority] = [join(this.folder, 'repository'), join(this.folder, 'authority')];
    await this.steps.run('two empty machines', async () => {
      await makeRepository(repository);
      const names = [OUTSIDE, 'client:journal-upload', 'client:newactivities_edge', 'postgres.internal'];
      await command('deploy/make-certificates.sh', authority, ...names);
      copyFileSync('deploy/systemd/newactivities-confinement.conf', join(authority, 'newactivities-confinement.conf'));
      await this.#outside.create(`${authority}:/root/authority:ro`);
      await this.#machine.create(`${authority}:/root/authority`, `${repository}:/srv/repository:ro`);
    });
    const [receive = ''] = commandsOf('## Logs', 3, GUIDE);
    await this.steps.run('Logs, where they arrive', () => this.#outside.run(receive));
    await this.steps.run('what others run', () => startOutside(this.#outside, HOST, this.#machine.address));
  }

  /** Runs the guide's blocks in its order, with the values of this installation. */
  async install(): Promise<void> {
    const machine = this.#machine;
    await this.#follow('## A machine');
    await this.#follow('### Build', { release: FIRST, repository: REPOSITORY });
    await this.#follow('### Units and settings', { release: FIRST });
    await machine.run(`install -D -m 644 ~/authority/authority.pem ${AUTHORITY}`);
    await machine.run(`echo NODE_EXTRA_CA_CERTS=${AUTHORITY} >> /etc/newactivities.env`);
    const [set = ''] = commandsOf('### Secrets', 1, GUIDE);
    const typed = set
      .replace(/^.*set sms_webhook_url/m, `echo https://${OUTSIDE}:8443 | $&`)
      .replace(/^.*set sms_webhook_token/m, 'echo of-the-drill | $&');
    await this.steps.run('Secrets', () => machine.run(typed));
    await this.#follow('### Who may do what in the database');
    await this.#follow('### Start');
    await this.#follow('## The edge');
    const edge = { addresses: machine.address, email: 'edge@newactivities.example' };
    await this.#follow('### Hosts and certificates', edge);
    const [directory, names] = [`https://${OUTSIDE}:14000/dir`, `${this.#outside.address}:8053`];
    const settings = `EDGE_ACME_DIRECTORY=${directory}\nEDGE_RESOLVERS=${names}\nLEGO_CA_CERTIFICATES=${AUTHORITY}\n`;
    await machine.run('cat >> /etc/newactivities-edge.env', settings);
    const [, send = ''] = commandsOf('## Logs', 3, GUIDE);
    const shown = await this.steps.run('Logs', () => machine.run(send));
    this.#journalKey = /^[\da-f-]+\/[\da-f]+-[\da-f]+$/m.exec(shown)?.[0] ?? '';
  }

  async check(): Promise<void> {
    await this.steps.run('the host has its certificate', async () => {
      this.#visited.authority = await this.#outside.run(READ_ROOT);
      await this.#machine.write('/root/acme.pem', this.#visited.authority);
      await this.#untilServed();
    });
    const account = await this.steps.run('a visit', () => visit(this.#visited));
    await this.steps.run('appoint an operator, and import a deposit', async () => {
      const operator = new FirstOperator(this.#machine.commandLine('root', ['newactivities-operations']));
      await operator.join((await this.#machine.run(SHOW_KEY)).trim());
      await operator.importDeposit(account);
    });
    await this.#follow('### PgBouncer');
    await this.steps.run('a visit through PgBouncer', async () => {
      await this.#machine.run(`echo 127.0.0.1 postgres.internal >> /etc/hosts\n${USE_PGBOUNCER}`);
      await this.#untilServed();
      await visit(this.#visited);
    });
    const rated = await this.steps.run('the exposure of each unit', async () =>
      [
        await this.#machine.run(RATE_UNITS),
        await this.#machine.run(rateUnits('nginx pgbouncer redis-server postgresql@15-main systemd-journal-upload')),
        await this.#outside.run(rateUnits('stunnel@journal systemd-journal-remote')),
      ].join(''),
    );
    this.steps.note(`exposure: ${rated.trim().split('\n').join(', ')}`);
    await this.steps.run('secrets of containers', () => this.#machine.run(USE_SECRETS));
    await this.steps.run('log lines arrive, also after the receiver was away', async () => {
      await this.#untilArrived('--unit=newactivities-server');
      await this.#untilArrived('--identifier=newactivities-edge');
      await this.#outside.run('systemctl stop stunnel@journal');
      await this.#machine.run('echo meanwhile | systemd-cat --identifier=drill');
      await pause(AFTER);
      await this.#outside.run('systemctl start stunnel@journal');
      await this.#untilArrived('--identifier=drill');
    });
  }

  async reboot(): Promise<void> {
    await this.steps.run('a reboot after a power cut', async () => {
      await this.#machine.cutPower();
      await this.#machine.powerOn();
      await this.#untilServed();
      await visit(this.#visited);
    });
    const [, , verify = ''] = commandsOf('## Logs', 3, GUIDE);
    const values = { key: this.#journalKey };
    await this.steps.run('the journal is unchanged', () => this.#machine.run(withValues(verify, values)));
  }

  /** Updates to the second release and rolls back to the first, while visitors use it. */
  async update(): Promise<void> {
    await this.#follow('### Build', { release: SECOND, repository: REPOSITORY });
    const [migrate = '', start = '', edge = ''] = commandsOf('## A new release', 3, GUIDE);
    await this.#change('an update', SECOND, [migrate, start, edge]);
    await this.#change('a rollback', FIRST, [start, edge]);
  }

  /** Sets edge and server up as if they were on two machines. */
  async separate(): Promise<void> {
    const { address } = this.#machine;
    const [makeCertificates = ''] = commandsOf('### TLS between machines', 1, GUIDE);
    await this.steps.run('TLS between machines', async () => {
      await this.#machine.run(`cd /opt/newactivities/current\n${makeCertificates}`);
      await this.#machine.run(`address=${address}\n${USE_TLS}`);
      await visit(this.#visited);
    });
  }

  async remove(): Promise<void> {
    await Promise.all([this.#machine.remove(), this.#outside.remove()]);
  }

  /** Runs the commands below a heading as a step. */
  #follow(heading: string, values: Record<string, string> = {}): Promise<string> {
    const [commands = ''] = commandsOf(heading, 1, GUIDE);
    return this.steps.run(heading.replace(/^#+ /, ''), () => this.#machine.run(withValues(commands, values)));
  }

  async #change(name: string, release: string, blocks: string[]): Promise<void> {
    const journal = new Journal();
    const pages = new Pages(this.#visited);
    const from = performance.now();
    await this.steps.run(`${name} under visitors`, async () => {
      const visitors = new Visitors(this.#visited, journal, 1);
      for (const block of blocks) await this.#machine.run(withValues(block, { release }));
      await this.#untilServed();
      await pause(AFTER);
      pages.stop();
      await visitors.stop();
      if (journal.rejections.length > 0) throw new Error(journal.rejections.join('\n'));
    });
    const to = performance.now();
    // The only server restarts: visitors repeat calls meanwhile, and the edge has most pages.
    const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
    const [calls, pagesAway] = [longestPause(journal.times, from, to), pages.longestPause(from, to)].map(seconds);
    this.steps.note(`${name}: ${calls} without calls, ${pagesAway} without pages that the edge does not cache`);
  }

  /** Waits until the server is healthy and the edge shows a page of the current release, with the certificate of its host. */
  async #untilServed(): Promise<void> {
    const ask = `curl -fsS --cacert /root/acme.pem --resolve ${HOST}:443:127.0.0.1 https://${HOST}/newactivities`;
    const served = `${ask}/healthz && ${ask}/kh_7694_form | grep "$(cat /opt/newactivities/current/.next/BUILD_ID)"`;
    await until('the edge shows a page of the current release', () => this.#machine.run(served));
  }

  #untilArrived(of: string): Promise<string> {
    const read = `journalctl --directory=/var/log/journal/remote --output=cat --lines=1 ${of} | grep .`;
    return until(`a line arrives with ${of}`, () => this.#outside.run(read));
  }

  /** The code in a number's last SMS. */
  #codeOf(mobile: string): Promise<string> {
    return until(`${mobile} has a code`, async () => {
      const sent = await this.#outside.run(`journalctl --unit=sms --output=cat | grep '"${mobile}"' | tail --lines=1`);
      return (JSON.parse(sent) as { code: string }).code;
    });
  }
}

/** Makes a repository with this release, and a later one whose site and server are built differently. */
async function makeRepository(folder: string): Promise<void> {
  const git = (...args: string[]) =>
    command('git', '-C', folder, '-c', 'user.name=Li Na', '-c', 'user.email=', ...args);
  await command('git', 'clone', '--quiet', '.', folder);
  await git('tag', '--force', 'v1.0.0');
  appendFileSync(join(folder, 'lib/site.ts'), '// The next release.\n');
  await git('commit', '--quiet', '--all', '--message=next');
  await git('tag', '--force', 'v1.1.0');
}

/** Rates every own unit, and operators' commands, which \`systemd-run\` starts. */
const RATE_UNITS = `cd "$(mktemp --directory)" && deploy=/opt/newactivities/current/deploy
cp $deploy/systemd/*.service $deploy/database/*.service .
{ cat $deploy/systemd/newactivities-operations.conf; echo ExecStart=/usr/bin/node; } > newactivities-operations.service
for unit in *.service; do
  rating=$(systemd-analyze security --offline=true --no-pager --threshold=${EXPOSURE} "./$unit" | tail --lines=1)
  echo "$rating" | grep --only-matching 'newactivities.*\\.[0-9]'
done`;

/** Sets the address of PgBouncer. */
const USE_PGBOUNCER = `cd /opt/newactivities/current
tls='sslmode=verify-full\\&sslrootcert=${AUTHORITY}'
deploy/secrets.sh show database_url | sed "s|@localhost/newactivities|@postgres.internal:6432/newactivities?$tls|" | deploy/secrets.sh set database_url
systemctl restart newactivities-server`;

/** Sends the edge to the server at its address, also for the list of hosts. */
const USE_TLS = `cd /opt/newactivities/current/deploy/nginx
echo "$address server-1.internal" >> /etc/hosts
cat >> /etc/newactivities.env << END
HOST=$address
TRUST_PROXY=$address
TLS_CERTIFICATE_FILE=/etc/newactivities/server.pem
TLS_KEY_FILE=/etc/newactivities/server.key
METRICS_HOST=$address
METRICS_AUTHORITY_FILE=${AUTHORITY}
END
cat >> /etc/newactivities-edge.env << END
EDGE_HOSTS_URL=https://server-1.internal:9464/hosts
NODE_EXTRA_CA_CERTS=/etc/nginx/newactivities-authority.pem
EDGE_CERTIFICATE_FILE=/etc/nginx/newactivities_edge.pem
EDGE_KEY_FILE=/etc/nginx/newactivities_edge.key
END
install -m 600 -t /etc/nginx ~/authority/newactivities_edge.pem ~/authority/newactivities_edge.key
sed -i "s/127.0.0.1:3000/$address:3000/" /etc/nginx/conf.d/newactivities-upstream.conf
cp newactivities-upstream-tls.conf /etc/nginx/conf.d/
rm /etc/nginx/conf.d/newactivities-upstream-plain.conf
systemctl restart newactivities-server
curl -fsS --retry 60 --retry-delay 1 --retry-all-errors --cacert ${AUTHORITY} --resolve "server.internal:3000:$address" https://server.internal:3000/newactivities/healthz
nginx -t && nginx -s reload
systemctl start newactivities-edge-hosts`;

const SHOW_KEY = '/opt/newactivities/current/deploy/secrets.sh show data_key';

const USE_SECRETS = `cd /opt/newactivities/current
echo text | deploy/secrets.sh set drill
systemctl start newactivities-container-secrets
test "$(stat --format=%u:%a /run/newactivities-secrets/drill) $(cat /run/newactivities-secrets/drill)" = '1000:400 text'
systemctl stop newactivities-container-secrets
deploy/secrets.sh remove drill
test "$(deploy/secrets.sh list | tr '\\n' ' ')" = 'data_key database_owner_url database_url redis_url sms_webhook_token sms_webhook_url '`;
