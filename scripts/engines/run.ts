import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseByName, ENGINES } from './engines';
import { type EngineResult, faultLines, resultTable } from './results';
import { RESULTS, runStories } from './run-stories';
import { STORIES } from './stories/stories';

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    story: { type: 'string' },
    host: { type: 'string', default: 'bfzh.localhost' },
  },
});

/** Runs the chosen stories in the chosen engines, and says what became of them. */
async function main(): Promise<void> {
  const engines = chooseByName(ENGINES, values.engine);
  const stories = chooseByName(STORIES, values.story);
  const origin = new URL(process.env.E2E_BASE_URL ?? 'http://localhost:3000');
  origin.hostname = values.host;
  const results: EngineResult[] = [];
  for (const engine of engines) {
    console.log(`\n${engine.name}`);
    results.push(await runStories(engine, stories, origin.origin));
  }
  writeFileSync(join(RESULTS, 'results.json'), JSON.stringify(results, null, 2));
  console.log(
    `\n${resultTable(
      results,
      stories.map(({ name }) => name),
    )}\n`,
  );
  const faults = faultLines(results);
  for (const line of faults) console.log(line);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error.message);
  // A browser still open would keep the process.
  process.exit(1);
});
