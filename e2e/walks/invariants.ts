import type { Page } from 'playwright/test';
import { brandOf } from '@/brands';
import { jfUser, userInfo } from '@/lib/contract/user';
import { foreignIdentifiersFor } from '../support/brand-identifiers';
import { expectedLogin, type Model, NOTHING } from './model';
import { type Reading, readPage } from './read-page';
import { settle } from './settle';
import type { Walker } from './walker';

/** Faults that a visitor found, with the steps that led to them. */
export class WalkFault extends Error {
  constructor({ way, steps }: Walker, faults: readonly string[]) {
    super(`${faults.join('\n')}\n  by ${way}, after ${steps.length} steps:\n  ${steps.join('\n  ')}`);
    this.name = 'WalkFault';
  }
}

const searches = new Map<string, (text: string) => string[]>();

/**
 * Checks a settled page after every step: it shows the right brand, is readable, agrees with the server and has no dead end.
 *
 * @throws WalkFault with everything that is wrong
 */
export async function look(model: Model, walker: Walker): Promise<void> {
  // Offline, the browser shows its own error page for a requested document.
  if (model.offline && isBrowsersOwn(walker.page)) {
    model.seen = NOTHING;
    return;
  }
  const restless = await settle(walker);
  const brand = brandOf(walker.brandAt(model.host));
  const reading = await readPage(walker.page, brand.riskWarning);
  const { path, token, dialog, form, activities } = reading;
  const isShown = reading.brand !== null;
  const faults = [
    restless ? [`The page is not at rest: ${restless}`] : [],
    walker.watch.takeFaults(),
    isShown ? faultsOfPage(reading, brand.appCode) : reading.deadEnds,
    faultsOfLogin(model, token !== null, isShown),
    token && isShown && !model.offline && !model.unsure.has(model.host)
      ? await untruths(walker.page, reading, token)
      : [],
  ].flat();
  model.seen = { path, brand: reading.brand, loggedIn: token !== null, dialog, form, activities };
  if (faults.length > 0) throw new WalkFault(walker, faults);
}

/** Whether the browser shows its own error page. */
export function isBrowsersOwn(page: Page): boolean {
  return page.url().startsWith('chrome-error:');
}

function faultsOfPage(reading: Reading, appCode: string): string[] {
  const foreign = searches.get(appCode) ?? foreignIdentifiersFor(brandOf(appCode));
  searches.set(appCode, foreign);
  return [
    reading.brand === appCode ? [] : [`The page is ${reading.brand}'s, not ${appCode}'s`],
    foreign(reading.html).map((identifier) => `Another brand's “${identifier}” on the page`),
    reading.warning ? [`The risk warning cannot be read: ${reading.warning}`] : [],
    reading.overhang > 1 ? [`The page is ${reading.overhang} px wider than the screen`] : [],
    reading.debts.map((words) => `Below zero: “${words}”`),
    reading.deadEnds.map((words) => `A dead end: ${words}`),
  ].flat();
}

function faultsOfLogin(model: Model, loggedIn: boolean, isShown: boolean): string[] {
  const expected = expectedLogin(model);
  if (!isShown || expected === undefined || expected === loggedIn) return [];
  return [expected ? 'The login is lost' : 'The visitor is logged in without a login'];
}

/** Differences between the account that the page shows and the server's answer. */
async function untruths(page: Page, { accounts, progress }: Reading, token: string): Promise<string[]> {
  if (accounts.length === 0 && Object.keys(progress).length === 0) return [];
  const answer = await page.evaluate(
    async ([path, sent]) => (await fetch(path, { method: 'POST', headers: { token: sent } })).json(),
    [userInfo.path, token] as const,
  );
  const user = jfUser.parse(answer.Data?.jfUser);
  const truth: Record<string, boolean> = {
    实名认证: user.authenticationMethod !== 0,
    银行卡: user.isBankStatus === 2,
    首次入金: user.accountStatus !== 1,
  };
  return [
    ...accounts
      .filter((account) => account !== user.account)
      .map((account) => `The page shows account ${account}, the server has ${user.account}`),
    ...Object.entries(progress)
      .filter(([name, done]) => name in truth && String(truth[name]) !== done)
      .map(([name, done]) => `The page shows ${name} as ${done}, the server as ${truth[name]}`),
  ];
}
