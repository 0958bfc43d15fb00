import type { Page } from 'playwright/test';
import { brandOf } from '@/brands';
import { jfUser, userInfo } from '@/lib/contract/user';
import { foreignMarksFor } from '../support/marks';
import { expectedLogin, type Model, NOTHING } from './model';
import { type Reading, readPage } from './read-page';
import { settle } from './settle';
import type { Walker } from './walker';

/** A fault that a visitor has met, with the way to it. */
export class WalkFault extends Error {
  constructor({ way, steps }: Walker, faults: readonly string[]) {
    super(`${faults.join('\n')}\n  by ${way}, after ${steps.length} steps:\n  ${steps.join('\n  ')}`);
    this.name = 'WalkFault';
  }
}

const marks = new Map<string, (text: string) => string[]>();

/**
 * Looks at the page once it has come to rest: whatever a visitor has done, it is the brand's, readable, true and leads on.
 *
 * @throws WalkFault with everything that is not so
 */
export async function look(model: Model, walker: Walker): Promise<void> {
  // Without a connection a document that is asked for is the browser's own page.
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

/** Whether the browser shows that it could not fetch a page. */
export function isBrowsersOwn(page: Page): boolean {
  return page.url().startsWith('chrome-error:');
}

function faultsOfPage(reading: Reading, appCode: string): string[] {
  const foreign = marks.get(appCode) ?? foreignMarksFor(brandOf(appCode));
  marks.set(appCode, foreign);
  return [
    reading.brand === appCode ? [] : [`The page is ${reading.brand}'s, not ${appCode}'s`],
    foreign(reading.html).map((mark) => `Another brand's “${mark}” on the page`),
    reading.warning ? [`The risk warning cannot be read: ${reading.warning}`] : [],
    reading.overhang > 1 ? [`The page is ${reading.overhang} px wider than the screen`] : [],
    reading.debts.map((words) => `Below zero: “${words}”`),
    reading.deadEnds.map((words) => `A dead end: ${words}`),
  ].flat();
}

function faultsOfLogin(model: Model, loggedIn: boolean, isShown: boolean): string[] {
  const expected = expectedLogin(model);
  if (!isShown || expected === undefined || expected === loggedIn) return [];
  return [expected ? 'The login is lost' : 'The visitor is logged in without having done so'];
}

/** Where the page tells the account's own otherwise than the server does. */
async function untruths(page: Page, { accounts, standing }: Reading, token: string): Promise<string[]> {
  if (accounts.length === 0 && Object.keys(standing).length === 0) return [];
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
      .map((account) => `The account ${account} is shown, the server knows ${user.account}`),
    ...Object.entries(standing)
      .filter(([name, done]) => name in truth && String(truth[name]) !== done)
      .map(([name, done]) => `${name} is shown as ${done}, the server says ${truth[name]}`),
  ];
}
