import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandsOf, withValues } from '../guide';
import { Journal, longestPause } from '../journal';
import { Pages } from '../pages';
import { until } from '../until';
import { Visitors } from '../visitors';
import { InstalledMachine } from './installed-machine';
import { command } from './podman';
import type { Steps } from './steps';
import { visit } from './visit';

const GUIDE = 'deploy/README.md';
const [FIRST, SECOND] = ['/opt/newactivities/releases/v1.0.0', '/opt/newactivities/releases/v1.1.0'];
/** The host that visitors ask, for which an authority makes a certificate. */
const HOST = 'feiyu.example';
/** The machine outside of the installation: it receives logs, sends SMS and makes certificates of hosts. */
const OUTSIDE = 'logs.internal';
/** Milliseconds in which visitors go on after a change. */
const AFTER = 3_000;
/** Exposure, times ten, above which `systemd-analyze security` fails. */
const EXPOSURE = 25;

/** Installs everything on an empty machine with systemd by the guide; then reboots, updates and rolls back. */
export async function installSystemd(steps: Steps): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  const installation = new PlainInstallation(folder, steps);
  try {
    await installation.prepare();
    await installation.install();
    await installation.check();
    await installation.reboot();
    await installation.update();
  } finally {
    if (!process.env.B_TRIAL) await installation.remove();
    if (!process.env.B_TRIAL) rmSync(folder, { recursive: true });
  }
}

/** A machine with everything, and one outside. */
class PlainInstallation {
  readonly #machine = new InstalledMachine(process.env.B_TRIAL ? 'b-plain' : 'plain', '10.78.0.50');
  readonly #outside = new InstalledMachine(OUTSIDE, '10.78.0.51');
  readonly #visited = {
    edge: `https://${this.#machine.address}`,
    host: HOST,
    authority: '',
    codeOf: (mobile: string) => this.#codeOf(mobile),
    cashiers: [],
  };
  /** Verifies the journal. */
  #journalKey = '';

  /** @param folder for the repository and the installation's own authority */
  constructor(
    private readonly folder: string,
    private readonly steps: Steps,
  ) {}

  async prepare(): Promise<void> {
    await this.steps.run('two empty machines', async () => {
      const [repository, authority] = [join(this.folder, 'repository'), join(this.folder, 'authority')];
      await makeRepository(repository);
      await command('deploy/make-certificates.sh', authority, OUTSIDE, 'client:journal-upload');
      await this.#outside.create(`${authority}:/root/authority:ro`);
      await this.#machine.create(`${authority}:/root/authority:ro`, `${repository}:/srv/repository:ro`, ...(process.env.B_TRIAL ? ['/tmp/in/b-release:/srv/build:ro'] : []));
    });
    const [receive = ''] = commandsOf('## Logs', 2, GUIDE);
    await this.steps.run('Logs (receiver)', () => this.#outside.run(receive));
    await this.steps.run('SMS gateway, ACME authority', () => startOutside(this.#outside, this.#machine.address));
  }

  /** Runs the guide's blocks in its order, with the values of this installation. */
  async install(): Promise<void> {
    const machine = this.#machine;
    await this.#follow('## A machine');
    await this.#follow('### Build', { release: FIRST, repository: 'file:///srv/repository' });
    await this.#follow('### Units and settings', { release: FIRST });
    await machine.run('install -D -m 644 ~/authority/authority.pem /etc/newactivities/authority.pem');
    await machine.run('echo NODE_EXTRA_CA_CERTS=/etc/newactivities/authority.pem >> /etc/newactivities.env');
    const typed = { sms_webhook_url: `https://${OUTSIDE}:8443`, sms_webhook_token: 'of-the-drill' };
    await this.#follow('### Secrets', {}, (commands) => withTyped(commands, typed));
    await this.#follow('### Who may do what in the database');
    await this.#follow('### Start');
    await this.#follow('## The edge');
    const edge = { addresses: machine.address, email: 'edge@newactivities.example' };
    await this.#follow('### Hosts and certificates', edge);
    const [acme, names] = [`https://${OUTSIDE}:14000/dir`, `${this.#outside.address}:8053`];
    const settings = `EDGE_ACME_DIRECTORY=${acme}\nEDGE_RESOLVERS=${names}\nLEGO_CA_CERTIFICATES=/etc/newactivities/authority.pem\n`;
    await machine.run('cat >> /etc/newactivities-edge.env', settings);
    const [, send = ''] = commandsOf('## Logs', 2, GUIDE);
    const shown = await this.steps.run('Logs', () => machine.run(send));
    this.#journalKey = /^[\da-f-]+\/[\da-f]+-[\da-f]+$/m.exec(shown)?.[0] ?? '';
  }

  async check(): Promise<void> {
    const machine = this.#machine;
    await this.steps.run('the host has its certificate', async () => {
      const read = `fetch("https://${OUTSIDE}:15000/roots/0").then(async (root) => console.log(await root.text()))`;
      const trusted = 'NODE_EXTRA_CA_CERTS=/root/authority/authority.pem';
      this.#visited.authority = await this.#outside.run(`${trusted} node -e '${read}'`);
      await machine.write('/root/acme.pem', this.#visited.authority);
      await this.#untilServed();
    });
    await this.steps.run('a visit', () => visit(this.#visited));
    await this.steps.run(`no unit is rated above ${EXPOSURE / 10}`, async () => {
      this.steps.note((await machine.run(RATE_UNITS)).trim());
    });
    await this.steps.run('secrets of operators and containers', () => machine.run(USE_SECRETS));
    await this.steps.run('log lines arrive, also after the receiver was away', async () => {
      await this.#untilArrived('newactivities-server');
      await this.#untilArrived('newactivities-edge');
      await this.#outside.run('systemctl stop stunnel@journal');
      await machine.run('echo meanwhile | systemd-cat --identifier=drill');
      await pause(AFTER);
      await this.#outside.run('systemctl start stunnel@journal');
      await this.#untilArrived('drill');
    });
  }

  async reboot(): Promise<void> {
    await this.steps.run('reboot', async () => {
      await this.#machine.cutPower();
      await this.#machine.powerOn();
      await this.#untilServed();
      await visit(this.#visited);
    });
    await this.steps.run('the journal is unchanged', () =>
      this.#machine.run(`journalctl --verify --verify-key='${this.#journalKey}'`),
    );
  }

  /** Updates to the second release, and rolls back to the first, while visitors use it. */
  async update(): Promise<void> {
    await this.#follow('### Build', { release: SECOND, repository: 'file:///srv/repository' });
    const [migrate = '', start = '', edge = ''] = commandsOf('## A new release', 3, GUIDE);
    await this.#change('update', [migrate, start, edge], SECOND);
    await this.#change('roll back', [start, edge], FIRST);
  }

  async remove(): Promise<void> {
    await Promise.all([this.#machine.remove(), this.#outside.remove()]);
  }

  /** Runs the commands below a heading as one step. */
  #follow(heading: string, values: Record<string, string> = {}, prepare = (commands: string) => commands): Promise<string> {
    const [commands = ''] = commandsOf(heading, 1, GUIDE);
    const trial = (text: string) => process.env.B_TRIAL && heading === '### Build' ? `${text.replace(/^npm.*$/m, 'cp -r /srv/build/.next /srv/build/.server /srv/build/.office . && ln -s /srv/build/node_modules node_modules')}\n${text.includes('v1.1.0') ? 'echo -n secondsecondsecondsecondsecond00 > .next/BUILD_ID; echo -n secondsecondsecondsecondsecond00-$(cut -d- -f2 .server/release) > .server/release' : ''}` : text;
    return this.steps.run(heading.replace(/^#+ /, ''), () => this.#machine.run(trial(prepare(withValues(commands, values)))));
  }

  #change(name: string, blocks: string[], release: string): Promise<void> {
    return this.steps.run(name, async () => {
      const journal = new Journal();
      const [pages, visitors] = [new Pages(this.#visited), new Visitors(this.#visited, journal, 1)];
      const from = performance.now();
      for (const block of blocks) await this.#machine.run(withValues(block, { release }));
      await pause(AFTER);
      pages.stop();
      await visitors.stop();
      const to = performance.now();
      await this.#untilServed();
      if (journal.rejections.length > 0) throw new Error(journal.rejections.join('\n'));
      const seconds = [longestPause(journal.times, from, to), pages.longestPause(from, to)].map((each) => (each / 1_000).toFixed(1));
      this.steps.note(`${name}: ${seconds[0]} s without calls, ${seconds[1]} s without pages that the edge has not cached`);
    });
  }

  /** Waits until the edge shows a page of the release that runs, with the certificate of its host. */
  async #untilServed(): Promise<void> {
    const page = `--cacert /root/acme.pem --resolve ${HOST}:443:127.0.0.1 https://${HOST}/newactivities/kh_7694_form`;
    const shown = `curl -fsS ${page} | grep "$(cat /opt/newactivities/current/.next/BUILD_ID)"`;
    await until('the edge shows a page of the current release', () => this.#machine.run(shown));
  }

  #untilArrived(identifier: string): Promise<string> {
    const read = `journalctl --directory=/var/log/journal/remote --output=cat`;
    const lines = `${read} --identifier=${identifier} --lines=1 | grep . || ${read} --unit=${identifier} --lines=1 | grep .`;
    return until(`a line of ${identifier} arrives`, () => this.#outside.run(lines));
  }

  /** The code in a number's last SMS. */
  #codeOf(mobile: string): Promise<string> {
    return until(`${mobile} has a code`, async () => {
      const sent = await this.#outside.run(`journalctl --unit=sms --output=cat | grep '"${mobile}"' | tail --lines=1`);
      return (JSON.parse(sent) as { code: string }).code;
    });
  }
}

/** A repository with this release, and a later one of which each part is built differently. */
async function makeRepository(folder: string): Promise<void> {
  const git = (...args: string[]) => command('git', '-C', folder, '-c', 'user.name=Li Na', '-c', 'user.email=', ...args);
  await command('git', 'clone', '--quiet', '.', folder);
  await git('tag', '--force', 'v1.0.0');
  appendFileSync(join(folder, 'lib/site.ts'), '// The next release.\n');
  await git('commit', '--quiet', '--all', '--message=next');
  await git('tag', '--force', 'v1.1.0');
}

/** Starts what an installation needs from others, and points the host at the installation's address. */
async function startOutside(outside: InstalledMachine, address: string): Promise<void> {
  const [certificate, privateKey] = [`/root/authority/${OUTSIDE}.pem`, `/root/authority/${OUTSIDE}.key`];
  const pebble = {
    ...{ listenAddress: '0.0.0.0:14000', managementListenAddress: '0.0.0.0:15000', certificate, privateKey },
    ...{ httpPort: 80, tlsPort: 443 },
  };
  await outside.run('apt-get install -y --no-install-recommends pebble');
  await outside.write('/root/pebble.json', JSON.stringify({ pebble }));
  await outside.write(
    '/root/sms.cjs',
    `const [key, cert] = ['${privateKey}', '${certificate}'].map((file) => require('node:fs').readFileSync(file));
    require('node:https').createServer({ key, cert }, (request, response) => {
      request.on('data', (data) => console.log(String(data))).on('end', () => response.end());
    }).listen(8443);`,
  );
  const unused = ['http01', 'https01', 'tlsalpn01', 'defaultIPv4', 'defaultIPv6'].map((name) => `-${name} ''`).join(' ');
  await outside.run(`systemd-run --unit=sms node /root/sms.cjs
    systemd-run --unit=names pebble-challtestsrv -dns01 :8053 -management :8055 ${unused}
    systemd-run --unit=acme --setenv=PEBBLE_VA_NOSLEEP=1 --setenv=PEBBLE_WFE_NONCEREJECT=0 pebble -config /root/pebble.json -dnsserver 127.0.0.1:8053`);
  const body = JSON.stringify({ host: HOST, addresses: [address] });
  const point = `fetch("http://127.0.0.1:8055/add-a", { method: "POST", body: JSON.stringify(${body}) })`;
  await until('the name server answers', () => outside.run(`node -e '${point}'`));
}

/** Pipes what an operator types when a secret is set. */
function withTyped(commands: string, typed: Record<string, string>): string {
  return Object.entries(typed).reduce((all, [name, value]) => {
    const asks = `deploy/secrets.sh set ${name}`;
    if (!all.includes(asks)) throw new Error(`The guide does not set ${name}.`);
    return all.replace(asks, `echo '${value}' | ${asks}`);
  }, commands);
}

/** Rates every unit, and operators' commands, which `systemd-run` starts. */
const RATE_UNITS = `cd "$(mktemp --directory)" && deploy=/opt/newactivities/current/deploy
cp $deploy/systemd/*.service $deploy/database/*.service .
{ cat $deploy/systemd/newactivities-operations.conf; echo ExecStart=/usr/bin/node; } > newactivities-operations.service
for unit in *.service; do
  systemd-analyze security --offline=true --no-pager --threshold=${EXPOSURE} "./$unit" | tail --lines=1 | sed 's/.* for \\(.*\\.[0-9]\\) .*/\\1/'
done`;

const USE_SECRETS = `cd /opt/newactivities/current
deploy/secrets.sh show data_key | newactivities-operations operators appoint "Li Na"
test "$(echo text | deploy/secrets.sh set drill; deploy/secrets.sh show drill)" = text
systemctl start newactivities-container-secrets
test "$(stat --format=%u:%a /run/newactivities-secrets/drill) $(cat /run/newactivities-secrets/drill)" = '1000:400 text'
deploy/secrets.sh remove drill
! deploy/secrets.sh list | grep drill
systemctl stop newactivities-container-secrets
`;
