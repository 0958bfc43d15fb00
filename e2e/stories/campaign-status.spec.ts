import { siteUrl } from '@/lib/site';
import { beijingClock } from '@/lib/time/clock';
import { test } from '../support/operator-test';
import { expect } from '../support/test';

// No other story that has a product of its own uses this campaign.
const SLUG = 'register-2501';

test('sells nothing on the pages of a campaign that an operator ends, and shows until when prizes can be collected', async ({
  page,
  get,
  operator,
}) => {
  await page.goto(siteUrl(`/${SLUG}`));
  const form = page.locator('#banner-form');
  await expect(form).toBeVisible();

  const end = { campaign: SLUG, at: 'now', reason: 'the year is over' };
  expect(await operator.run('close', end)).toContain('Nothing has changed yet');
  await operator.run('close', { ...end, confirm: 'now' });
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: '活动已结束' })).toContainText('前领取');
  await expect(form).toBeHidden();
  await expect(page.getByText(/^本活动已于.*结束。$/)).toBeVisible();
  await page.goto(siteUrl('/register-2501-success'));
  await expect(page.getByRole('status').filter({ hasText: '活动已结束' })).toBeVisible();

  await operator.run('open', { campaign: SLUG });
  // Pages read operators' settings every two seconds.
  await expect.poll(async () => (await get(siteUrl(`/${SLUG}`))).text()).toContain('id="banner-form"');
  await page.goto(siteUrl(`/${SLUG}`));
  await expect(form).toBeVisible();
  await expect(page.getByText('活动已结束')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const MINUTE = 60_000;

  test('sells until the campaign ends, and shows from then on that it has ended', async ({ page, get, operator }) => {
    const end = beijingMinute(new Date(Math.ceil(operator.now().getTime() / MINUTE + 10) * MINUTE));
    const order = { campaign: SLUG, at: end, reason: 'the year is over' };
    await operator.run('close', order);
    await operator.run('close', { ...order, confirm: end });

    const note = page.locator('[data-life-note]');
    await expect.poll(async () => (await get(siteUrl(`/${SLUG}`))).text()).toContain('活动结束时间');
    await page.goto(siteUrl(`/${SLUG}`));
    await expect(note).toContainText('活动结束时间');
    await operator.passTo(new Date(Date.parse(`${end}:00+08:00`) - MINUTE).toISOString());
    await page.reload();
    await expect(note).toContainText('活动结束时间');
    await expect(page.locator('#banner-form')).toBeVisible();

    await operator.passTo(`${end}:00+08:00`);
    await page.reload();
    await expect(note).toContainText('活动已结束');
    await expect(note).toContainText('前领取');
    // The page no longer contains anything of the offer, not even for search engines.
    await expect(page.locator('#banner-form, [data-offer]')).toHaveCount(0);
    await expect(page).toHaveTitle(/（已结束）/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^本活动已于.*结束。$/);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(data).toContain('（已结束）');
    await expect(page.getByText(/^本活动已于.*结束。$/)).toBeVisible();
    await page.goto(siteUrl('/register-2501-success'));
    await expect(note).toContainText('活动已结束');

    await operator.run('open', { campaign: SLUG });
  });
});

/** A date and time as operators write it: `2026-12-01T20:00`, Beijing time. */
function beijingMinute(timestamp: Date): string {
  return beijingClock(timestamp.getTime()).slice(0, 16);
}
