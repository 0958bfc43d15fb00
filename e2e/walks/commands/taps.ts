import fc from 'fast-check';
import type { Page } from 'playwright/test';
import { WalkFault } from '../invariants';
import type { Model } from '../model';
import { PATIENCE } from '../settings';
import { settle } from '../settle';
import { type Step, step, type WeightedStep } from '../step';
import { BUTTONS, nthTapped, tap, type Walker } from '../walker';

/** Buttons that end this session or others. */
const ENDS_SESSIONS = /退出|注销|修改密码|保存密码/;

/** Taps a button, and marks the sessions that it may end as unsure. */
async function tapButton(model: Model, walker: Walker, selector: string, which: number, twice = false): Promise<void> {
  const found = await nthTapped(walker.page, selector, which);
  if (!found) return;
  const words = await tap(walker, found, twice);
  if (ENDS_SESSIONS.test(words)) for (const host of model.loggedIn) model.unsure.add(host);
}

/** Makes the choices that an activity requires and the visitor has not made. */
async function fillIn(page: Page, place: string): Promise<void> {
  for (const group of await page.locator(`${place} :is(fieldset, [role="radiogroup"], form)`).all()) {
    const choices = group.getByRole('radio');
    if ((await choices.count()) === 0 || (await group.locator(':checked').count()) > 0) continue;
    const first = choices.first();
    if (await first.isEnabled().catch(() => false)) await first.check({ timeout: PATIENCE }).catch(() => {});
  }
}

const press = fc
  .nat(60)
  .map((which) => step(`press button ${which}`, { take: (model, walker) => tapButton(model, walker, BUTTONS, which) }));

/** Scrolls to an activity and takes part in it. */
function takePart(which: number, nth: number, twice: boolean): Step {
  return step(`${twice ? 'tap twice' : 'act'} ${nth} in activity ${which}`, {
    possible: ({ seen }) => seen.activities > 0 && !seen.dialog,
    take: async (model, walker) => {
      const { page, watch } = walker;
      const places = page.locator('[id^="activity-"]:visible');
      const place = places.nth(which % Math.max(1, await places.count()));
      const id = await place.getAttribute('id');
      await place.scrollIntoViewIfNeeded();
      // The activity's code loads on scrolling. Offline it shows an alert instead.
      await place
        .locator('[aria-busy="false"], [role="alert"]')
        .first()
        .waitFor({ timeout: PATIENCE })
        .catch(() => {});
      await fillIn(page, `#${id}`);
      const before = watch.actKeys().size;
      await tapButton(model, walker, `#${id} button`, nth, twice);
      await settle(walker);
      const sent = watch.actKeys().size - before;
      if (sent > 1) throw new WalkFault(walker, [`${sent} acts of one ${twice ? 'double tap' : 'tap'}`]);
    },
  });
}

const act = fc.tuple(fc.nat(2), fc.nat(12)).map(([which, nth]) => takePart(which, nth, false));
const doubleTap = fc.tuple(fc.nat(2), fc.nat(12)).map(([which, nth]) => takePart(which, nth, true));

/** Closes the open dialog by its own button or by Escape. */
const closeDialog = fc.boolean().map((byKey) =>
  step(`close the dialog by ${byKey ? 'Escape' : 'its button'}`, {
    possible: ({ seen }) => seen.dialog,
    take: async (_, walker) => {
      const { page } = walker;
      const open = page.locator('dialog[open]:visible');
      const before = await open.count();
      if (before === 0) return;
      const button = open
        .last()
        .getByRole('button', { name: /^(?:关闭|取消|知道了|开心收下|好的|收下)/ })
        .first();
      if (byKey || (await button.count()) === 0) await page.keyboard.press('Escape');
      else await button.click();
      const gone = () =>
        page
          .locator('dialog[open]:visible')
          .count()
          .then((now) => now < before);
      const deadline = Date.now() + PATIENCE;
      while (!(await gone())) {
        if (Date.now() > deadline) throw new WalkFault(walker, ['The dialog cannot be closed']);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    },
  }),
);

/** Taps on a page's controls. */
export const taps: WeightedStep[] = [
  { arbitrary: press, weight: 3 },
  { arbitrary: act, weight: 6 },
  { arbitrary: doubleTap, weight: 6 },
  { arbitrary: closeDialog, weight: 8 },
];
