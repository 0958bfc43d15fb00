import { mkdirSync, rmSync } from 'node:fs';
import { otherThan } from './machine';
import { chooseBrands } from './plan';
import { writeReport } from './report';
import { runPictures } from './run-pictures';
import { StoredSet } from './stored-set';
import type { Studio } from './studio';
import { brandLines, countStates, isSame, summary } from './summary';
import { machineOf, takeSet } from './take-set';
import { judge, type Verdict } from './verdict';

const FOLDER = 'shots';

/** Takes the pictures of the brands that are named, or of all, compares them with the stored ones and reports what differs. */
runPictures(async (studio, named) => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const rows = [];
  for (const brand of chooseBrands(named)) {
    const verdicts = await compareBrand(studio, brand);
    rows.push({ brand, counts: countStates(verdicts) });
  }
  console.log(`\n${summary(rows)}`);
  return rows.every(({ counts }) => isSame(counts));
});

async function compareBrand(studio: Studio, brand: string): Promise<ReadonlyMap<string, Verdict>> {
  const stored = await new StoredSet(brand).read();
  const strange = stored ? otherThan(stored.machine, await machineOf(studio, brand)) : [];
  const taken = await takeSet(studio, brand, stored?.pictures);
  const verdicts = new Map<string, Verdict>();
  for (const name of [...new Set([...taken.keys(), ...(stored?.pictures.keys() ?? [])])].sort()) {
    verdicts.set(name, await judge(stored?.pictures.get(name), taken.get(name)));
  }
  const report = await writeReport(FOLDER, { brand, strange, verdicts, taken, stored: stored?.pictures });
  console.log(brandLines({ brand, strange, verdicts, report }).join('\n'));
  return verdicts;
}
