import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from '../lib/command.mjs';
import { noteCosts } from './plan/costs.mjs';
import { engineCounts, readCounts, total } from './results.mjs';

const PROGRAM = ['--import', 'tsx', 'tools/engines/run.ts'];
const CHANGES = ['inserted', 'banner', 'passwords', 'traditional', 'translated'];
const STORIES = ['landing', 'login', 'spin', 'quotes', ...CHANGES.map((name) => `changed-${name}`)];
/** The options of each process of a full run. WebKit, which is slow, checks the layout on usual phones and in elder mode. */
const PROCESSES = {
  stories: ['--engine=69,92,webkit', `--story=${STORIES}`],
  'layout-webkit': ['--engine=webkit', '--story=layout', '--screen=320,375,480,375@elder'],
  'layout-current': ['--engine=current', '--story=layout', '--screen=375@140,375@200,1280,1280@140,1280@200'],
};
/** The limit of a process. */
const MINUTES = 40;

/**
 * The id of each story in each engine and of each page whose layout an engine checks, such as `engines/69/spin` and
 * `engines/webkit/layout/bull-market`.
 *
 * @returns {Promise<string[]>}
 * @throws Error with the output if they cannot be listed
 */
export async function engineIds() {
  const lists = await Promise.all(
    Object.values(PROCESSES).map((options) =>
      run([process.execPath, ...PROGRAM, ...options, '--list'], { quiet: true }),
    ),
  );
  return lists.flatMap(({ ok, output }) => {
    if (!ok) throw new Error(`The stories of engines could not be listed:\n${output}`);
    return JSON.parse(output);
  });
}

/** The process that runs an id. @param {string} id */
function processOf(id) {
  const [, engine, story] = id.split('/');
  return story === 'layout' ? `layout-${engine}` : 'stories';
}

/**
 * Runs the product in the real browsers that are available, and notes what each id costs.
 *
 * @param {readonly string[]} ids of {@link engineIds}
 * @param {string} url of the running product
 * @returns {Promise<import('./results.mjs').StepResult>}
 */
export async function engineTests(ids, url) {
  // In parallel: a story spends most of its time waiting.
  const results = await Promise.all(
    Object.entries(PROCESSES).flatMap(([name, options]) => {
      const own = ids.filter((id) => processOf(id) === name);
      return own.length > 0 ? [runProcess(name, options, own, url)] : [];
    }),
  );
  return { ...total(results), output: results.map(({ output }) => output).join('\n') };
}

/**
 * @param {string} name
 * @param {string[]} options
 * @param {string[]} ids
 * @param {string} url
 */
async function runProcess(name, options, ids, url) {
  const folder = `test-results/engines/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/only.json`, JSON.stringify(ids));
  const files = [`--results=${folder}`, `--only=${folder}/only.json`];
  const command = [process.execPath, ...PROGRAM, ...files, ...options];
  const { ok, output } = await run(command, { env: { E2E_BASE_URL: url }, minutes: MINUTES, quiet: true });
  const read = () => {
    noteCosts({ files: costsIn(`${folder}/results.json`) });
    return engineCounts(`${folder}/results.json`);
  };
  return { ...readCounts(ok, read, `engines ${options.join(' ')}`), output };
}

/**
 * @param {string} file the results of engines
 * @returns {Record<string, number>} the seconds of each id, without failed stories: those took as long as their limit
 */
function costsIn(file) {
  /** @type {{ engine: string, stories: { story: string, ok: boolean, seconds: number }[], layout?: { seconds: Record<string, number> } }[]} */
  const results = JSON.parse(readFileSync(file, 'utf8'));
  const costs = results.flatMap(({ engine, stories, layout }) => [
    ...stories.filter(({ ok }) => ok).map(({ story, seconds }) => [`engines/${engine}/${story}`, seconds]),
    ...Object.entries(layout?.seconds ?? {}).map(([page, seconds]) => [`engines/${engine}/layout${page}`, seconds]),
  ]);
  return Object.fromEntries(costs);
}
