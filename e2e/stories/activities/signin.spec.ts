import { openActivity } from '../../support/activities';
import { enlargeText } from '../../support/enlarge-text';
import { test } from '../../support/operator-test';
import { expect } from '../../support/test';

test('shows the whole prize of each day in enlarged text', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const place = await openActivity(page, '/sign-in-hot-gold', 'signin');
  const prizes = place.getByRole('list', { name: '签到日历' }).getByText('15 积分');
  await expect(prizes.first()).toBeVisible();
  await enlargeText(page);
  const cut = await prizes.evaluateAll((elements) =>
    elements.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
