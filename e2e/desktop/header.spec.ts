import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, LANDING, test } from '../support/test';

test('encodes the download page with the query in the QR panel, and stays closed once closed', async ({
  page,
  baseURL,
}) => {
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

test('hides the QR panel behind a button at 200 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(LANDING);
  const panel = page.getByRole('region', { name: '扫码下载APP' });
  const button = page.getByRole('button', { name: '扫码下载' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(panel).toBeHidden();
  await button.click();
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('img', { name: '二维码' })).toHaveAttribute('width', '87');
  await panel.getByRole('button', { name: '关闭' }).click();
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(panel).toBeVisible();
});

/** The path data of a QR code of level L. */
function modulesOf(value: string): (string | undefined)[] {
  const svg = renderToStaticMarkup(createElement(QRCodeSVG, { value, size: 87, level: 'L', boostLevel: false }));
  return [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path);
}
