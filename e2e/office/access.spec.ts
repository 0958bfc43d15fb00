import { OFFICE_CALLS } from '@/server/office/api';
import { expect, signIn, signInByOneClick, test } from './office-test';

test('rejects a wrong password, and signs in with the right one', async ({ page, office }) => {
  const code = office.nextCode();
  await signIn(page, code, 'another-password-1');
  await expect(page.getByRole('alert')).toBeVisible();
  // As authenticator apps show and copy it.
  await signIn(page, code.replace(/^.../, '$& '));
  await expect(page.getByRole('heading', { level: 1, name: '待办' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Li Na');
});

test('goes on where the session ended, but not for another operator', async ({ page }) => {
  await signInByOneClick(page);
  await page.goto('/operations/stop-all');
  const reason = page.getByLabel('原因');
  const preview = async (why: string, next: string) => {
    await reason.fill(why);
    await page.evaluate(async (call) => fetch(call, { method: 'DELETE' }), OFFICE_CALLS.session);
    await page.getByRole('button', { name: '预览' }).click();
    const over = page.getByRole('dialog', { name: '请重新登录' });
    await over.press('Escape');
    await over.getByRole('button', { name: `${next} ·` }).click();
  };
  await preview('价格有误', '李娜');
  await expect(page.getByRole('region', { name: '预览' })).toBeVisible();
  await expect(reason).toHaveValue('价格有误');
  await preview('价格仍有误', '郑洁');
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('郑洁');
});

test('a page of another origin neither reads nor changes anything with the operator’s session', async ({
  page,
  context,
  office,
}) => {
  await signInByOneClick(page);
  const other = await context.newPage();
  // Another port of the same host shares cookies that are not limited to a site.
  await other.route('http://localhost:9/**', (route) =>
    route.fulfill({ body: '<p>other</p>', contentType: 'text/html' }),
  );
  await other.goto('http://localhost:9/');
  const outcomes = await other.evaluate(
    async ([read = '', run = '']) => {
      const attempt = (address: string, options: RequestInit) =>
        fetch(address, { credentials: 'include', ...options }).then(
          ({ type, status }) => `${type} ${status}`,
          () => 'blocked',
        );
      const body = JSON.stringify({ input: { reason: 'attack' } });
      return [
        await attempt(read, {}),
        await attempt(run, { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
        await attempt(run, { method: 'POST', body, mode: 'no-cors' }),
      ];
    },
    [`${office.origin}${OFFICE_CALLS.session}`, `${office.origin}${OFFICE_CALLS.operations}/stop-all`],
  );
  expect(outcomes).toEqual(['blocked', 'blocked', 'blocked']);
  await page.goto('/operations/audit-log');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByRole('region', { name: '结果' })).not.toContainText('attack');
  await expect(page.getByRole('region', { name: '结果' })).toContainText('enrol');
});

test('offers a role only its screens, in a navigation that comes as a whole', async ({ page }) => {
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${OFFICE_CALLS.operations}`, async (route) => {
    await isHeld;
    await route.continue();
  });
  const signedIn = signInByOneClick(page, '郑洁');
  await expect(page.getByRole('banner')).toContainText('郑洁');
  await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link')).toHaveCount(0);
  answer();
  await signedIn;
  await expect(page.getByRole('link', { name: '全部操作' })).toBeVisible();
  await expect(page.getByRole('link', { name: '客户', exact: true })).toHaveCount(0);
});
