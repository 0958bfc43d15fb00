import fc from 'fast-check';
import { publicPages } from '../../support/pages';
import { hosts } from '../../support/target';
import type { Model } from '../model';
import { settle } from '../settle';
import { online, type Step, step, type WeightedStep } from '../step';
import { LINKS, nthTapped, tap, type Walker } from '../walker';

const PHONES = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 430, height: 932 },
  { width: 844, height: 390 },
];
const DESKTOPS = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const anyPath = fc.constantFrom(...publicPages.map(({ path }) => path));

/** Follows a link; the number wraps around the links of the page. */
const link = fc.nat(200).map((which) =>
  step(`follow link ${which}`, {
    possible: online,
    take: async ({ host }, walker) => {
      const found = await nthTapped(walker.page, LINKS, which);
      if (!found) return;
      await tap(walker, found);
      await stayOn(host, walker);
    },
  }),
);

const open = anyPath.map((path) => openStep(path));

function openStep(path: `/${string}`): Step {
  return step(`open ${path}`, {
    possible: online,
    take: async ({ host }, { page, addressOf }) => void (await page.goto(addressOf(host, path))),
  });
}

/** Opens another brand's page with the same account. */
const changeHost = fc.tuple(fc.constantFrom(...hosts), anyPath).map(([host, path]) =>
  step(`go to ${path} of ${host}`, {
    possible: online,
    take: async (model, { page, addressOf }) => {
      model.host = host;
      await page.goto(addressOf(host, path));
    },
  }),
);

const reload = fc.constant(
  step('reload', {
    possible: online,
    take: async (_, { page }) => void (await page.reload()),
  }),
);

const back = fc.constant(
  step('go back', {
    possible: online,
    take: (model, walker) => travel(model, walker, 'back'),
  }),
);

const forward = fc.constant(
  step('go forward', {
    possible: online,
    take: (model, walker) => travel(model, walker, 'forward'),
  }),
);

const resize = fc.nat(3).map((which) =>
  step(`turn or resize ${which}`, {
    take: async (_, { page, way }) => {
      const sizes = way === 'desktop' ? DESKTOPS : PHONES;
      const size = sizes[which % sizes.length];
      if (size) await page.setViewportSize(size);
    },
  }),
);

/** Steps from page to page. */
export const navigation: WeightedStep[] = [
  { arbitrary: link, weight: 4 },
  { arbitrary: open, weight: 3 },
  { arbitrary: changeHost, weight: 1 },
  { arbitrary: reload, weight: 2 },
  { arbitrary: back, weight: 3 },
  { arbitrary: forward, weight: 1 },
  { arbitrary: resize, weight: 1 },
];

/** Goes back or forward in the browser's history. At its beginning the visitor stays on the page. */
async function travel(model: Model, walker: Walker, direction: 'back' | 'forward'): Promise<void> {
  const { page } = walker;
  const before = page.url();
  await (direction === 'back' ? page.goBack() : page.goForward());
  // A step within a page loads no document; one to another page may take a while.
  await settle(walker);
  if (page.url() === 'about:blank') await page.goto(before);
  model.host = new URL(page.url()).hostname;
}

/** Goes back from other sites, which the tests do not load. */
async function stayOn(host: string, { page }: Walker): Promise<void> {
  if (new URL(page.url()).hostname !== host) await page.goBack();
}
