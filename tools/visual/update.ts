import { chooseBrands } from './plan';
import { runPictures } from './run-pictures';
import { StoredSet } from './stored-set';
import { machineOf, takeSet } from './take-set';

/** Takes the pictures of the brands that are named, or of all, and stores them for later comparisons. */
runPictures(async (studio, named) => {
  for (const brand of chooseBrands(named)) {
    const set = new StoredSet(brand);
    const taken = await takeSet(studio, brand, (await set.read())?.pictures);
    await set.replace(await machineOf(studio, brand), taken);
    const bytes = [...taken.values()].reduce((sum, { length }) => sum + length, 0);
    console.log(`${brand}: ${taken.size} pictures, ${(bytes / 1024).toFixed(0)} KB`);
  }
  return true;
});
