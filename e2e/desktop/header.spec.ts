import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, LANDING, test } from '../support/test';

test('the QR panel shows the download page with the query, and stays closed once closed', async ({ page, baseURL }) => {
  await page.goto(`${LANDING}?token=${'t'.repeat(43)}&utm_term=gold`);
  const panel = page.getByRole('region', { name: '扫码下载APP' });
  const code = panel.getByRole('img', { name: '二维码' });
  await expect(code).toHaveAttribute('width', '87');
  const modules = await code.locator('path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(modules).toEqual(modulesOf(`${baseURL}/newactivities/download?utm_term=gold`));

  await panel.getByRole('button', { name: '关闭' }).click();
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveAttribute('href', /utm_term/);
  await expect(panel).toHaveCount(0);
});

test('customer service opens in a window of 800 by 600', async ({ page }) => {
  await page.goto(LANDING);
  await page.evaluate(() => {
    const open = window.open;
    window.open = (...call) => {
      document.body.dataset.opened = String(call[2]);
      return open.apply(window, call);
    };
  });
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: '在线客服' }).click();
  const chat = await popup;
  await expect(chat).toHaveURL(/company=\d+&config=\d+/);
  await expect(page.locator('body')).toHaveAttribute('data-opened', /width=800,height=600/);
});

/** The drawn modules of a QR code of level L. */
function modulesOf(value: string): (string | undefined)[] {
  const svg = renderToStaticMarkup(createElement(QRCodeSVG, { value, size: 87, level: 'L' }));
  return [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path);
}
