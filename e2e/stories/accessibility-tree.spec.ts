import type { Locator, Page } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { acted } from '../support/activities';
import { lastCode, newMobile, PASSWORD, SUCCESS } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

type Role = Parameters<Page['getByRole']>[0];

/** Texts of live regions in the order of their changes, without those of a page below an open dialog. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hear', (text: string) => {
    if (text !== heard[heard.length - 1]) heard.push(text);
  });
  await page.addInitScript(() => {
    const last = new WeakMap<Element, string>();
    const hear = (Reflect.get(window, 'hear') ?? (() => {})) as (text: string) => void;
    const regions = '[role="status"],[role="alert"],output,[aria-live="polite"],[aria-live="assertive"]';
    new MutationObserver(() => {
      const dialog = document.querySelector('dialog[open]');
      for (const region of document.querySelectorAll<HTMLElement>(regions)) {
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        const before = last.get(region);
        last.set(region, text);
        // A region that enters the page with its text is not announced, except an alert.
        if (before === undefined && region.getAttribute('role') !== 'alert') continue;
        if (text && text !== before && (!dialog || dialog.contains(region))) hear(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return heard;
}

/** Presses Tab until a control has the focus, as a visitor without a mouse does. */
async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<Locator> {
  const control = page.getByRole(role, { name, exact: true }).first();
  for (let presses = 0; presses < 400; presses += 1) {
    if ((await control.count()) > 0 && (await control.evaluate((element) => element === document.activeElement)))
      return control;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab reaches no ${role} “${name}”`);
}

/** Reaches a control by Tab, and presses a key. */
async function press(page: Page, role: Role, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press(key);
}

async function write(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, 'textbox', name);
  await page.keyboard.type(text);
}

/** Closes the dialog of a prize if one is open, after its name and description were read. */
async function takePrize(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '恭喜您获得' });
  await expect(dialog).toHaveAccessibleDescription(/\S/);
  await press(page, 'button', '开心收下');
  await expect(dialog).toHaveCount(0);
}

test('elder mode: registers, spins and answers by roles, names and keys, and hears each event once', async ({
  page,
}) => {
  const heard = await listen(page);
  const mobile = newMobile();
  await page.goto(`${LANDING}?elder=1`);
  await expect(page.getByRole('banner').getByRole('button', { name: '标准版' })).toBeVisible();

  await write(page, /手机号/, mobile);
  await press(page, 'button', /获取/);
  await expect(page.getByRole('button', { name: /\d+ ?秒|重新获取/ })).toBeVisible();
  await write(page, /验证码/, await lastCode(page, mobile));
  await write(page, /登录密码/, PASSWORD);
  await press(page, 'checkbox', /已阅读并同意/, 'Space');
  await press(page, 'button', /开户/);
  await expect(page).toHaveURL(SUCCESS);

  heard.length = 0;
  await page.goto(siteUrl('/lottery-october'));
  const answer = acted(page);
  await press(page, 'button', '抽奖');
  const { won } = (await (await answer).json()).Data;
  if (won.length > 0) await takePrize(page);
  else await expect.poll(() => heard.join('|')).toContain('停在');
  expect(heard.filter((text) => text === '转盘正在转动…')).toHaveLength(1);

  heard.length = 0;
  await page.goto(siteUrl('/answer-2505'));
  await press(page, 'radio', /^A，?/, 'Space');
  await press(page, 'button', '确认作答');
  await expect(page.getByRole('button', { name: /下一题|查看成绩/ })).toBeFocused();
  const verdicts = () => heard.filter((text) => /^第 1 题，共 \d+ 题，(答对了|答错了，正确答案是 [A-G])。/.test(text));
  await expect.poll(() => verdicts().length).toBe(1);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group', { name: /^第 2 题 ?，共 \d+ 题/ }).or(page.getByText('本期已完成')),
  ).toBeVisible();
});
