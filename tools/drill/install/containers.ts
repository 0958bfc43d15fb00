import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { RESULTS, resultsIn } from '../drill';
import { commandsOf, withValues } from '../guide';
import { Journal } from '../journal';
import { HOST, Pages } from '../pages';
import { until } from '../until';
import { Visitors } from '../visitors';
import { FirstOperator } from './operator';
import { command, NODE_IMAGE, podman, untilHealthy } from './podman';
import type { Steps } from './steps';
import { visit } from './visit';

/** In place of Docker's Compose. */
const COMPOSE = 'node --import tsx tools/drill/install/compose.ts';
/** Each service with the user and the capabilities of its first process. Only nginx has some, also while it runs. */
const USERS: Readonly<Record<string, readonly [string, string]>> = {
  edge: ['0', '4c3'],
  postgres: ['100', '0'],
  ...Object.fromEntries(['site', 'server', 'site-2', 'server-2', 'redis', 'sms'].map((name) => [name, ['1000', '0']])),
};
/** Bundlers and packages of pages, of the office and of tests, which servers and edges do not need. */
const FOREIGN = /^(?:next|vite|esbuild|rolldown|lightningcss.*|tsx|typescript|antd|react|react-dom|playwright.*|jest)$/;
/** What the second release changes: a number in a file that the landing page loads. */
const CHANGE =
  "sed -i 's/^const OTHER_NUMBER_MS = .*/const OTHER_NUMBER_MS = 59_000;/' lib/browser/account/sms-countdown.ts";
/** Visitors at a time during an update: all have one address, and each has to prove work. */
const VISITORS = 3;

const container = (service: string) => `newactivities-demo-${service}-1`;

/** Installs the demonstration of `deploy/demo.sh` from a fresh clone, uses it, and updates it under load. */
export async function installContainers(steps: Steps): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'containers-'));
  const inClone = (commands: string) =>
    command('env', `COMPOSE=${COMPOSE}`, 'bash', '-euc', `cd ${folder}\n${commands}`);
  const open = (address: string) =>
    command('curl', '-fsS', '--cacert', join(folder, '.demo/authority.pem'), '--connect-to', '::127.0.0.1:', address);
  /** The addresses of the landing page's files, as an open tab knows them. */
  const files = async () => {
    const page = await open(`https://${HOST}/newactivities/kh_7694_form`);
    return [...new Set(page.match(/\/newactivities\/_next\/static\/[\w./~-]+/g))].map(
      (path) => `https://${HOST}${path}`,
    );
  };
  const [update = ''] = commandsOf('### A new release in containers', 1, 'deploy/README.md');
  /** Names the images of the release `tag`. */
  const names = /^export .*/m.exec(update)?.[0];
  try {
    await steps.run('build the images from a fresh clone', async () => {
      await command('git', 'clone', '--quiet', '.', folder);
      // For the program in place of Compose; images get packages of their own.
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
      // All visitors of the drill have one address and one brand.
      writeFileSync(
        join(folder, 'deploy/container/.env'),
        'SMS_HOURLY_BUDGET=100000\nPROOFS_PER_ADDRESS_HOURLY=100000\n',
      );
      await inClone(`git tag first; ${CHANGE}; git -c user.name=drill -c user.email=drill@localhost commit --quiet --all --message=second
        git tag second; git checkout --quiet first; tag=first; ${names}; deploy/demo.sh build`);
      for (const name of ['site', 'server', 'edge']) steps.note(`${name}: ${await inspectImage(name)}`);
    });
    await steps.run('start the demonstration', async () => {
      await inClone(`tag=first; ${names}; deploy/demo.sh up --detach`);
      for (const service of Object.keys(USERS)) await untilHealthy(container(service));
      // It asks a server for the hosts every five seconds.
      await until('the edge knows its hosts', files);
    });
    await steps.run('users, capabilities and read-only files', async () => {
      for (const [service, user] of Object.entries(USERS)) await checkConfined(container(service), user);
    });
    const used = {
      edge: 'https://127.0.0.1',
      authority: readFileSync(join(folder, '.demo/authority.pem'), 'utf8'),
      codeOf: sentCode,
      cashiers: [],
    };
    const account = await steps.run('visit, register and spin', () => visit(used));
    await steps.run('appoint an operator, import a deposit and open the office', async () => {
      const operations = ['exec', '--interactive', container('server'), 'node', '.server/operations.mjs'];
      const operator = new FirstOperator(['podman', ...operations]);
      await operator.join(readFileSync(join(folder, '.demo/data_key'), 'utf8').trim());
      await operator.importDeposit(account);
      await open('https://localhost:3002');
    });
    const journal = new Journal();
    const [visitors, pages] = [new Visitors(used, journal, VISITORS), new Pages(used)];
    for (const [tag, commands] of Object.entries({
      second: update,
      first: update.replace(/^.* (?:build|migrate)\b.*\n/gm, ''),
    })) {
      await steps.run(`update to the ${tag} release under load`, async () => {
        const before = await files();
        await inClone(withValues(commands, { tag }));
        const now = await until('the edge shows another release', async () => {
          const shown = await files();
          return shown.join() !== before.join() && shown;
        });
        for (const file of [...before, ...now]) await open(file);
      });
    }
    await steps.run('compare what visitors were answered with the database', async () => {
      await visitors.stop();
      pages.stop();
      const stored = await podman('exec', container('postgres'), 'psql', '-U', 'newactivities', '-Atc', RESULTS);
      const { lost, doubled } = journal.compare(resultsIn(stored));
      const wrong = [...lost, ...doubled, ...journal.rejections];
      if (wrong.length > 0 || journal.results.size === 0)
        throw new Error(`Lost, doubled or rejected: ${wrong.join('\n')}`);
      const seconds = pages.longestPause(0, performance.now()) / 1_000;
      steps.note(
        `${journal.times.length} answers, all stored; ${seconds.toFixed(1)} s without a page while the edge was replaced`,
      );
    });
  } finally {
    await inClone('deploy/demo.sh down --volumes');
    rmSync(folder, { recursive: true });
  }
}

/** An image's size without its base. @throws when servers or edges get packages that they do not need */
async function inspectImage(name: string): Promise<string> {
  const image = `localhost/newactivities-${name}:first`;
  const sizeOf = async (of: string) => Number(await podman('image', 'inspect', '--format={{.Size}}', of));
  const packages = (await podman('run', '--rm', image, 'ls', '-A', 'node_modules')).trim().split('\n');
  const foreign = packages.filter((each) => name !== 'site' && FOREIGN.test(each));
  if (foreign.length > 0) throw new Error(`The image ${name} contains ${foreign}.`);
  return `${Math.round(((await sizeOf(image)) - (await sizeOf(NODE_IMAGE))) / 1e6)} MB and its base`;
}

/** @param expected its first process's user, and the mask of its capabilities */
async function checkConfined(name: string, [user, capabilities]: readonly [string, string]): Promise<void> {
  const status = await podman('exec', name, 'cat', '/proc/1/status');
  const has = [/^Uid:\t(\d+)/m, /^CapEff:\t0*(.+)$/m].map((line) => line.exec(status)?.[1] ?? '');
  if (has.join() !== `${user},${capabilities}`) throw new Error(`${name} runs as ${has}.`);
  const written = await podman('exec', '--user=0', name, 'touch', '/usr/written').catch(String);
  if (!written.includes('Read-only file system')) throw new Error(`${name} can change its files: ${written}`);
}

/** The code in a number's last SMS, which the demonstration's gateway prints. */
async function sentCode(mobile: string): Promise<string> {
  const lines = (await podman('logs', container('sms'))).split('\n');
  const sent = lines.findLast((line) => line.includes(mobile));
  return JSON.parse(sent ?? '{}').code ?? '';
}
