import type { Page } from 'playwright';
import { photograph, visit } from './camera';
import { describeMachine, type Machine } from './machine';
import { shrink } from './picture';
import { nameOf, type Subject, storedPaths, subjectsOf } from './plan';
import type { Studio } from './studio';

/** Pictures of one page until two in a row are the same. */
const TRIES = 6;

/**
 * Takes the pictures of a brand's set, by name.
 *
 * @param stored those taken before: a page that looks as it did is photographed once
 */
export async function takeSet(
  studio: Studio,
  brand: string,
  stored: ReadonlyMap<string, Buffer> = new Map(),
): Promise<Map<string, Buffer>> {
  const taken = new Map<string, Buffer>();
  await studio.each(subjectsOf(brand, storedPaths(brand)), async (page, subject) => {
    const name = nameOf(subject);
    taken.set(name, await take(page, subject, stored.get(name)));
  });
  return taken;
}

/** This machine, as the site of a brand is drawn on it. */
export async function machineOf(studio: Studio, brand: string): Promise<Machine> {
  const page = await studio.newPage('desktop');
  await visit(page, { brand, layout: 'desktop', path: '/clause/disclaimer' });
  const machine = await describeMachine(page);
  await page.context().close();
  return machine;
}

async function take(page: Page, subject: Subject, expected?: Buffer): Promise<Buffer> {
  await visit(page, subject);
  let screenshot = await photograph(page);
  if (expected?.equals(await shrink(screenshot))) return expected;
  for (let tried = 1; tried < TRIES; tried += 1) {
    const again = await photograph(page);
    if (again.equals(screenshot)) return shrink(again);
    screenshot = again;
  }
  throw new Error(`${subject.brand} ${subject.path} on ${subject.layout} does not come to rest.`);
}
