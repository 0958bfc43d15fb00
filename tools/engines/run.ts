import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseByName } from './choose';
import { ENGINES, type Engine } from './engines';
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
    host: { type: 'string', default: 'bfzh.localhost' },
    results: { type: 'string', default: 'test-results/engines' },
  },
});

/** Another value of `--story`. */
const LAYOUT = { name: 'layout' };

/** Runs the chosen stories and checks in the chosen engines, one after another, and reports the results. */
async function main(): Promise<void> {
  const chosen = chooseByName([...STORIES, LAYOUT], values.story);
  const stories = STORIES.filter((story) => chosen.includes(story));
  const screens = chooseByName(SCREENS, values.screen);
  const pages = values.page?.split(',') as `/${string}`[] | undefined;
  const address = new URL(process.env.E2E_BASE_URL ?? 'http://localhost:3000');
  address.hostname = values.host;
  const [origin, folder] = [address.origin, values.results];

  const runEngine = async (engine: Engine): Promise<EngineResult> => {
    const result = await runStories(engine, stories, { origin, results: folder });
    if (result.missing) {
      console.log(`NOT RUN: ${result.missing}`);
      return result;
    }
    return {
      ...result,
      ...(chosen.includes(LAYOUT) && { layout: await runLayout(engine, origin, screens, pages) }),
    };
  };

  mkdirSync(folder, { recursive: true });
  const results: EngineResult[] = [];
  for (const engine of chooseByName(ENGINES, values.engine)) {
    console.log(`\n${engine.name}`);
    results.push(await runEngine(engine));
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
