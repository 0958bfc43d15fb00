import type { Page, Response } from 'playwright/test';
import { activityId } from '@/lib/activities/activity-id';
import type { ActivityKind } from '@/lib/activities/schema';
import { type ActivityState, anyOutcome, anyState } from '@/lib/activities/states';
import { activityActCall, activityStateCall } from '@/lib/contract/activities/calls';
import { siteUrl } from '@/lib/site';
import { playedSlug } from './stored-campaigns';
import { expect } from './test';

export const stateCall = activityStateCall(anyState);
export const actCall = activityActCall(anyState, anyOutcome);

/** The response to the page's next action. */
export const acted = (page: Page) => page.waitForResponse((response) => response.url().endsWith(actCall.path));

/** The next state of the activity that the page reads. */
export async function readNext<Kind extends ActivityKind>(page: Page, kind: Kind) {
  const answer = await page.waitForResponse((response) => isStateOf(response, kind));
  const { Data } = stateCall.response.parse(await answer.json());
  return Data.state as Extract<ActivityState, { kind: Kind }>;
}

function isStateOf(response: Response, kind: ActivityKind): boolean {
  return response.url().endsWith(stateCall.path) && response.request().postDataJSON().kind === kind;
}

/** Opens a campaign's page and scrolls to its activity, which loads only then. Returns the activity's element. */
export async function openActivity(page: Page, path: `/${string}`, kind: ActivityKind) {
  await page.goto(siteUrl(path.replace(/[\w-]+/, playedSlug) as `/${string}`));
  return comeNear(page, kind);
}

/** Scrolls to an activity of the page, for example after a reload, and waits until it has loaded. Returns its element. */
export async function comeNear(page: Page, kind: ActivityKind) {
  const place = page.locator(`#${activityId(kind)}`);
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('[aria-busy]').first()).toHaveAttribute('aria-busy', 'false');
  return place;
}

/** Reloads the page and scrolls to its activity. */
export async function reload(page: Page, kind: ActivityKind): Promise<void> {
  await page.reload();
  await comeNear(page, kind);
}

/** Closes the dialog that names a prize, and returns its text. */
export async function takePrize(page: Page): Promise<string | null> {
  const dialog = page.getByRole('dialog', { name: '恭喜您获得' });
  const words = await dialog.getByRole('list').textContent();
  await dialog.getByRole('button', { name: '开心收下' }).click();
  return words;
}
