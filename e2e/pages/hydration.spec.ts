import { COLLECT_PATH } from '@/lib/contract/collect';
import { publicPages } from '../support/pages';
import { expect, test } from '../support/test';

for (const { path, address } of publicPages) {
  test(`${path} comes alive under its content security policy without an error`, async ({ page, consoleErrors }) => {
    const visit = page.waitForResponse((response) => response.url().endsWith(COLLECT_PATH));
    const answer = await page.goto(`${address}?utm_term=gold`);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain('unsafe-');
    await expect(page.locator('a[data-keep-query]').first()).toHaveAttribute('href', /[?&]utm_term=gold/);
    expect((await visit).ok()).toBe(true);
    expect(consoleErrors).toEqual([]);
  });
}
