import { siteUrl } from '@/lib/site';
import { test } from '../support/operator-test';
import { expect } from '../support/test';

// No other story that has a product of its own uses this campaign.
const SLUG = 'bull-market';
const BEFORE = '牛在走，缰在手';
const AFTER = '看得懂，再上车';

/** A text, a theme and a form that no release contains. */
const PATCH = {
  title: '金市专题',
  theme: 'jade',
  hero: { headline: AFTER },
  form: { title: '先看，再开户', password: 'later' },
  questions: [{ question: '要先入金吗？', answer: '不用，先看看也好。' }],
};

test('publishes a revision from draft to page, and restores the page byte for byte', async ({
  page,
  get,
  operator,
}) => {
  const address = siteUrl(`/${SLUG}`);
  const read = async () => (await get(address)).text();
  const before = await read();
  const headline = page.getByRole('heading', { level: 1 });
  await page.goto(address);
  await expect(headline).toContainText(BEFORE);

  const draft = await operator.run('campaigns edit', { campaign: SLUG, file: JSON.stringify(PATCH) });
  expect(draft).toContain(`    - ${BEFORE}\n    + ${AFTER}`);
  const revision = /\d+/.exec(draft)?.[0];
  await operator.run('campaigns submit', { revision });
  await operator.run('campaigns approve', { revision }, 'Wang Wei');
  await operator.run('campaigns publish', { revision });
  await expect.poll(read, { intervals: [100] }).toContain(`<title>${PATCH.title}`);

  await page.goto(address);
  await expect(headline).toContainText(AFTER);
  await expect(page).toHaveTitle(/^金市专题 - /);
  await expect(page.getByText('要先入金吗？')).toBeVisible();
  const form = page.locator('#banner-form');
  await expect(form).toContainText('先看，再开户');
  await expect(form.locator('input[type=password]')).toHaveCount(0);
  await expect(page.getByText(BEFORE)).toHaveCount(0);

  await operator.run('campaigns rollback', { campaign: SLUG });
  await expect.poll(read, { intervals: [100] }).toBe(before);
  await page.goto(address);
  await expect(headline).toContainText(BEFORE);
});
