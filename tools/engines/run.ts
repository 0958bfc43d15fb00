import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseByName } from './choose';
import { ENGINES } from './engines';
import { layoutPages } from './layout';
import { idsOf, type Plan, planOf } from './plan';
import { reportPage } from './report';
import { type EngineResult, faultLines, resultTable } from './results';
import { runLayout } from './run-layout';
import { runStories } from './run-stories';
import { SCREENS } from './screens';
import { STORIES } from './stories/stories';

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    story: { type: 'string' },
    page: { type: 'string' },
    screen: { type: 'string' },
    only: { type: 'string' },
    list: { type: 'boolean' },
    host: { type: 'string', default: 'bfzh.localhost' },
    results: { type: 'string', default: 'test-results/engines' },
  },
});

/** Another value of `--story`. */
const LAYOUT = { name: 'layout' };

/** Runs the chosen stories and checks in the chosen engines, one after another, and reports the results. */
async function main(): Promise<void> {
  const chosen = chooseByName([...STORIES, LAYOUT], values.story);
  const screens = chooseByName(SCREENS, values.screen);
  const wanted = values.page?.split(',');
  const pages = layoutPages(chosen.includes(LAYOUT) ? screens.map(({ device }) => device) : []);
  const plans = planOf(
    chooseByName(ENGINES, values.engine),
    {
      stories: STORIES.filter((story) => chosen.includes(story)),
      pages: pages.filter((path) => wanted?.includes(path) ?? true),
    },
    values.only === undefined ? undefined : JSON.parse(readFileSync(values.only, 'utf8')),
  );
  if (values.list) return console.log(JSON.stringify(plans.flatMap(idsOf)));
  if (plans.length === 0) throw new Error('No story and no page fits these options.');
  const address = new URL(process.env.E2E_BASE_URL ?? 'http://localhost:3000');
  address.hostname = values.host;
  const [origin, folder] = [address.origin, values.results];

  const runEngine = async ({ engine, stories, pages }: Plan): Promise<EngineResult> => {
    const result = await runStories(engine, stories, { origin, results: folder });
    if (result.missing) {
      console.log(`NOT RUN: ${result.missing}`);
      return result;
    }
    return {
      ...result,
      ...(pages.length > 0 && { layout: await runLayout(engine, origin, screens, pages) }),
    };
  };

  mkdirSync(folder, { recursive: true });
  const results: EngineResult[] = [];
  for (const plan of plans) {
    console.log(`\n${plan.engine.name}`);
    results.push(await runEngine(plan));
    writeFileSync(join(folder, 'results.json'), JSON.stringify(results, null, 2));
    writeFileSync(join(folder, 'index.html'), reportPage(results));
  }
  const faults = faultLines(results);
  console.log(`\n${resultTable(results)}\n`);
  for (const line of faults) console.log(line);
  console.log(`\nResults: ${folder}/index.html`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error.message);
  // A browser still open would keep the process.
  process.exit(1);
});
