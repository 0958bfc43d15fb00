import fc from 'fast-check';
import type { Page } from 'playwright/test';
import { publicPages } from '../../support/pages';
import { isBrowsersOwn, WalkFault } from '../invariants';
import { settle } from '../settle';
import { online, step, type WeightedStep } from '../step';
import type { Walker } from '../walker';

const goOffline = fc.constant(
  step('lose the connection', {
    possible: ({ offline }) => !offline,
    take: async (model, { page, watch }) => {
      watch.setOffline(true);
      await page.context().setOffline(true);
      model.offline = true;
    },
  }),
);

/** A page whose document loads, but not the parts that load on scrolling. */
const openOnTheWayOut = fc.constantFrom(...publicPages.map(({ path }) => path)).map((path) =>
  step(`open ${path} and lose the connection`, {
    possible: online,
    take: async (model, { page, watch, addressOf }) => {
      await page.goto(addressOf(model.host, path));
      watch.setOffline(true);
      await page.context().setOffline(true);
      model.offline = true;
    },
  }),
);

/** Reconnects. Everything that failed offline must then load by its own retry button. */
const goOnline = fc.constant(
  step('get the connection back', {
    possible: ({ offline }) => offline,
    take: async (model, walker) => {
      const { page, watch } = walker;
      await page.context().setOffline(false);
      // A document requested offline is the browser's own error page.
      if (isBrowsersOwn(page)) await page.reload();
      await retryAll(page, walker);
      await settle(walker);
      watch.setOffline(false);
      model.offline = false;
    },
  }),
);

/** Presses every retry button until none is left. */
async function retryAll(page: Page, walker: Walker): Promise<void> {
  if ((await page.locator('dialog[open]:visible').count()) > 0) return;
  const offers = page.getByRole('button', { name: '重试', exact: true });
  const before = await offers.count();
  for (let tried = 0; tried < before; tried++) {
    const offer = offers.first();
    if ((await offer.count()) === 0) return;
    await offer.click();
    await settle(walker);
  }
  if (before > 0 && (await offers.count()) >= before) throw new WalkFault(walker, ['Retrying has no effect']);
}

/** Little is possible offline, so reconnecting weighs more. */
export const connection: WeightedStep[] = [
  { arbitrary: goOffline, weight: 2 },
  { arbitrary: openOnTheWayOut, weight: 3 },
  { arbitrary: goOnline, weight: 14 },
];
