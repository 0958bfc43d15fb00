import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { SERVER_BUNDLE } from '@/scripts/lib/build.mjs';
import { BUNDLES } from '../../testing/processes';
import { hash, verify } from './argon2-threads';

const SOURCE = path.resolve('server/domain/accounts/argon2-threads.ts');

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The nice value of each of this process's threads, by thread id. */
function niceOfThreads(): Map<string, number> {
  const threads = readdirSync('/proc/self/task').flatMap((thread): [string, number][] => {
    const stat = statOf(thread);
    // Count fields from behind the name, which may contain blanks: the 17th is `nice`.
    return stat === undefined ? [] : [[thread, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])]];
  });
  return new Map(threads);
}

/** What the system knows of a thread; `undefined` if it has ended since it was listed. */
function statOf(thread: string): string | undefined {
  try {
    return readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}

test('matches each of several hashes made in parallel to its own password only', async () => {
  const passwords = ['Kaihu2026', 'Mingtian2027', 'Houtian2028'];
  const hashes = await Promise.all(passwords.map((password) => hash(password, CHEAP)));
  const fits = hashes.map((stored) => Promise.all(passwords.map((password) => verify(stored, password))));
  expect(await Promise.all(fits)).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ]);
});

test('rejects a string that is no hash, and verifies the next one', async () => {
  await expect(verify('no hash', 'Kaihu2026')).rejects.toThrow();
  expect(await verify(await hash('Kaihu2026', CHEAP), 'Kaihu2026')).toBe(true);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux(
  'runs hashing at a lower priority than the rest, and reuses its thread for hashes made in sequence',
  async () => {
    const own = getPriority();
    const standingBack = () => [...niceOfThreads()].filter(([, nice]) => nice > own).map(([thread]) => thread);
    await hash('Kaihu2026', CHEAP);
    const threads = standingBack();
    expect(threads.length).toBeGreaterThanOrEqual(1);
    for (let count = 0; count < 5; count++) await hash('Kaihu2026', CHEAP);
    // Threads of suites that ran earlier in this process may end meanwhile.
    expect(threads).toEqual(expect.arrayContaining(standingBack()));
    expect(niceOfThreads().get(String(process.pid))).toBe(own);
  },
);

test.each([
  [
    'built',
    async () => {
      await build({ ...SERVER_BUNDLE, entryPoints: { 'argon2-threads': SOURCE }, outdir: BUNDLES });
      return path.join(BUNDLES, 'argon2-threads.mjs');
    },
  ],
  ['in its sources', async () => SOURCE],
])('a server %s hashes in any working directory', async (_, make) => {
  const file = pathToFileURL(await make()).href;
  const script = `
    const loaded = await import('${file}');
    const { hash } = loaded.default ?? loaded;
    console.log(await hash('Kaihu2026', ${JSON.stringify(CHEAP)}));
  `;
  const args = ['--import', pathToFileURL(require.resolve('tsx')).href, '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: tmpdir() });
  expect(await verify(stdout.trim(), 'Kaihu2026')).toBe(true);
});
