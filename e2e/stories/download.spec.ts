import { createHash } from 'node:crypto';
import { siteUrl } from '@/lib/site';
import { fetchFrom } from '../support/fetch';
import { expect, LANDING, test } from '../support/test';

const PAGE = `${siteUrl('/download')}?v=XY_9&utm_term=gold`;
const TAIL = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/134.0.6998.136 Mobile Safari/537.36';
const ANDROID = `Mozilla/5.0 (Linux; Android 12; DCO-AL00; wv) ${TAIL}`;
const IN_WECHAT = 'MicroMessenger/8.0.58.2841(0x28003A3C) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN';

test.describe('in WeChat on Android', () => {
  test.use({ userAgent: `${ANDROID} ${IN_WECHAT}`, permissions: ['clipboard-read', 'clipboard-write'] });

  test('opens a guide over the page for every download, with the address to copy and a way back', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${LANDING}?v=XY_9&utm_term=gold&token=${'t'.repeat(43)}`);
    const download = page.getByRole('link', { name: /^下载.*APP$/ });
    await expect(download).toHaveAttribute('href', `${baseURL}/software/XY_9.apk`);
    await expect(page.locator('html')).toHaveAttribute('data-in-app', 'micromessenger');
    await download.click();
    const guide = page.getByRole('dialog', { name: '请在浏览器中打开' });
    await expect(guide).toContainText('微信里不能直接下载应用');
    const corner = await page.evaluate(() => document.elementFromPoint(innerWidth - 4, 4)?.closest('dialog') !== null);
    expect(corner).toBe(true);
    await guide.getByRole('button', { name: '复制链接' }).click();
    await expect(guide.getByRole('status')).toContainText('地址栏粘贴');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${LANDING}?v=XY_9&utm_term=gold`);
    await page.keyboard.press('Escape');
    await expect(guide).toHaveCount(0);
    await expect(download).toBeFocused();

    await page.goto(PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-in-app', 'micromessenger');
    await page.getByRole('link', { name: '下载安卓版' }).click();
    await guide.getByRole('button', { name: '返回页面' }).click();
    await expect(guide).toHaveCount(0);
    await expect(page).toHaveURL(/\/download\?/);
  });
});

test.describe('in a browser on Android', () => {
  test.use({
    userAgent: `Mozilla/5.0 (Linux; U; Android 12; DCO-AL00) ${TAIL.replace(' Mobile', ' MQQBrowser/16.3 Mobile')} COVC/047707`,
  });

  test('downloads the package with the size and hash that the page shows', async ({ page, baseURL }) => {
    await page.goto(PAGE);
    const file = Buffer.from(await (await fetchFrom(`${baseURL}/software/XY_9.apk`)).arrayBuffer());
    const check = page.getByRole('region', { name: '核对安装包' });
    await expect(check).toContainText(`${file.length} 字节`);
    await expect(check).toContainText(createHash('sha256').update(file).digest('hex'));
    const link = page.getByRole('link', { name: '下载安卓版' });
    await expect(link).toHaveAttribute('href', `${baseURL}/software/XY_9.apk`);
    const downloaded = page.waitForEvent('download');
    await link.click();
    expect((await downloaded).suggestedFilename()).toBe('XY_9.apk');
  });
});
