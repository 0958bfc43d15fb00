import { test as base, expect, type Page } from 'playwright/test';
import { freePort } from '@/scripts/lib/ports.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { OFFICE_CALLS } from '@/server/office/api';
import { STAFF_PASSWORD } from '@/server/operations/testing/staff';
import { staffOf } from '../support/operator';
import { PATIENCE, startProduct } from '../support/product';

interface Office {
  origin: string;
  /** Origin of the pages that visitors see. */
  site: string;
  /** A code of the authenticator app of Li Na, an admin with a password; each works once, and only two within half a minute. */
  nextCode: () => string;
}

interface Fixtures {
  /** The first page, of whose policy nothing may be violated. */
  page: Page;
  /** Violations of the policy, and errors and warnings of the console, of the office's pages. */
  faults: string[];
}

const DATA_KEY = Buffer.alloc(32, 9).toString('base64');
/** Chromium reports each answer with an error status, which tests expect where they cause it. */
const STATUS = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Tests of the office, on a product of the worker's own; `approvalLimit` in US dollars. */
export const test = base.extend<Fixtures, { office: Office; approvalLimit: string }>({
  approvalLimit: ['1000', { option: true, scope: 'worker' }],
  office: [
    async ({ approvalLimit }, use) => {
      const port = await freePort();
      const product = await startProduct({
        ...endToEndSettings,
        DATA_KEY,
        CAPTCHA: 'off',
        APPROVALS: 'on',
        APPROVAL_LIMIT: approvalLimit,
        OFFICE_PORT: String(port),
      });
      const staff = staffOf(product.dataDir);
      const li = await staff.appoint('Li Na', DATA_KEY);
      // Enrolling has used the code before the current one. The server accepts the next one, too.
      let used = 0;
      const nextCode = () => {
        const current = Math.floor(Date.now() / 30_000);
        used = Math.max(used + 1, current);
        return staff.codeOf(li, used - current);
      };
      const [origin, site] = [port, product.port].map((each) => `http://localhost:${each}`) as [string, string];
      await use({ origin, site, nextCode });
      // If it has ended by itself, its output says why.
      expect(product.processes(), product.output()).not.toEqual([]);
      await product.close();
    },
    { scope: 'worker', timeout: PATIENCE },
  ],
  baseURL: async ({ office }, use) => use(office.origin),
  viewport: { width: 1280, height: 800 },
  faults: async ({ context, office }, use) => {
    const faults: string[] = [];
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
      ),
    );
    context.on('console', (message) => {
      const isOwn = message.page()?.url().startsWith(office.origin);
      // Its code says that its connection is cut when a preview closes.
      const isOfPreview = message.location().url.includes(`:${new URL(office.site).port}/`);
      if (isOwn && !isOfPreview && ['error', 'warning'].includes(message.type()) && !STATUS.test(message.text()))
        faults.push(message.text());
    });
    context.on('weberror', (error) => faults.push(error.error().message));
    await use(faults);
    expect(faults).toEqual([]);
  },
  page: async ({ page, faults: _ }, use) => use(page),
});

/** Fills in the sign-in and sends it. */
export async function signIn(page: Page, code: string, password = STAFF_PASSWORD): Promise<void> {
  await page.goto('/');
  await page.getByLabel('姓名').fill('li na');
  await page.getByLabel('密码').fill(password);
  await page.getByLabel('动态码').fill(code);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Signs in an operator of the development set-up. */
export async function signInByOneClick(page: Page, name = '李娜'): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `${name} ·` }).click();
  await expect(page.getByRole('heading', { level: 1, name: '待办' })).toBeVisible();
}

/** The drawer of a change. */
export const drawer = (page: Page) => page.getByRole('dialog');

/** Confirms the change that the drawer shows, and closes the drawer once it has run. */
export async function confirm(page: Page): Promise<void> {
  await drawer(page).getByRole('button', { name: '确认执行' }).click();
  await expect(drawer(page)).toContainText('已执行');
  await page.keyboard.press('Escape');
}

/** Runs an operation with the session of a page. @returns the id of the request that waits, if there is one */
export async function run(page: Page, operation: string, input: Record<string, unknown>): Promise<number | undefined> {
  const address = `${OFFICE_CALLS.operations}/${operation}`;
  const { status, body } = await page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to as string, { method: 'POST', headers, body: JSON.stringify({ input: sent }) });
      return { status: answer.status, body: await answer.json() };
    },
    [address, input] as const,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.approval;
}

export { expect } from 'playwright/test';
