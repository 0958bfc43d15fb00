import { activityId } from '@/lib/activities/activity-id';
import { addDays, beijingDay } from '@/lib/time/calendar';
import { layouts } from '../support/layouts';
import { test } from '../support/operator-test';
import { expectAccessible } from '../support/page-checks';
import { newMobile } from '../support/registration';
import { expect } from '../support/test';

const SLUG = 'welcome-new';

test.use(layouts.desktop);

test.afterEach(async ({ operator, page }) => {
  await page.evaluate((order) => {
    return fetch('/dev/console/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: order,
    });
  }, '{"reset":true}');
  await operator.run('dates', { campaign: SLUG, ends: 'default' });
});

test('shows QA a page as a phone shows it, moves the clock past its end and back, and lists codes and events', async ({
  page,
  operator,
}) => {
  // The preview is loaded three times.
  test.slow();
  await operator.run('dates', { campaign: SLUG, ends: addDays(beijingDay(operator.now()), 10) });
  await page.goto('/dev/console?device=ios');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('checkbox', { name: '澄錾金业' }).first().check();
  await page.getByRole('searchbox', { name: '搜标题、地址或玩法' }).fill(SLUG);
  await page.getByRole('checkbox', { name: `/${SLUG} · ` }).check();

  const preview = page.frameLocator('iframe');
  // Only iPhones get this picture, and this browser is a desktop.
  await expect(preview.locator('img[src$="/brands/iekb/header-ios.svg"]')).toBeVisible();
  const read = () => [navigator.userAgent.includes('iPhone'), window.innerWidth];
  expect(await preview.locator('html').evaluate(read)).toEqual([true, 375]);

  const panel = preview.locator(`#${activityId('tasks')}`);
  /** Expects that the activity has ended or not, once it has loaded. It loads near the window. */
  const expectEnded = (ended: boolean) =>
    expect(async () => {
      await panel.scrollIntoViewIfNeeded();
      expect(await panel.locator('[aria-busy="false"]').count()).toBeGreaterThan(0);
      expect(await panel.getByText('活动已结束').count()).toBe(ended ? 1 : 0);
    }).toPass();
  await expectEnded(false);

  await page.getByRole('button', { name: '结束后' }).click();
  await expect(page.locator('#clock')).toContainText('比本机快');
  await expect(page.locator('.choice .phase.ended')).toHaveCount(1);
  await expectEnded(true);

  await page.getByRole('button', { name: '回到现在' }).click();
  await expect(page.locator('#clock')).toContainText('与本机时间一致');
  await expectEnded(false);

  const mobile = newMobile();
  await preview.getByRole('textbox', { name: '手机号' }).fill(mobile);
  // By keyboard: if the frame has its own process, Playwright clicks in the wrong place because of the frame's scale.
  await preview.getByRole('button', { name: /获取/ }).press('Enter');
  const live = page.locator('#live');
  const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
  await expect(live.getByRole('listitem').filter({ hasText: masked }).getByRole('button')).toHaveText(/^\d{6}$/);
  await page.getByLabel('只看品牌').selectOption('iekb');
  // Other visitors of the brand may have requested codes too.
  const sent = live
    .getByRole('listitem')
    .filter({ hasText: '发送验证码' })
    .filter({ hasText: `/${SLUG}` });
  await expect(sent.first()).toBeVisible();
  await expect(live).not.toContainText(mobile);
  await expectAccessible(page);
});
