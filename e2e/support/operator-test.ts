import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { movedClock, startAhead } from '@/scripts/test/clock.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { waitUntilAlive } from './alive';
import { type Operator, operatorOf } from './operator';
import { PATIENCE, startProduct } from './product';
import { playedSlug, publishCopies, STORED } from './stored-campaigns';
import { test as base } from './test';
import { newVisitor, type Visitor } from './visitor';

/** The worker's own product, with an operator and a clock that tests can move forward. */
export interface ProductOperator extends Operator {
  port: number;
  /** The product's current time. */
  now: () => Date;
  /** Moves the clock forward to a moment after `instant`. */
  passTo: (instant: string) => Promise<void>;
}

interface Fixtures {
  /** Opens an account without the browser. */
  openAccount: () => Promise<Visitor>;
  /** A page in another browser, for a second visitor. */
  otherPage: Page;
}

/** The campaigns of the stories in `activities/`. */
const PLAYED = [
  ...['answer-2505', 'compensate-plan', 'first-amount-2502', 'guess-2508', 'integrate-2412', 'invite-2412'],
  ...['lottery-october', 'newCustomerFirst', 'newcomer-2510', 'scramble-dollar-2501', 'sign-in-hot-gold'],
  ...['signin-2506', 'tradeCashBack', 'treasure-box-2412'],
];

/** Tests that need an operator or a clock that moves. */
export const test = base.extend<Fixtures, { operator: ProductOperator }>({
  operator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use, { project }) => {
      const folder = await mkdtemp(join(tmpdir(), 'clock-'));
      const file = join(folder, 'ahead');
      let ahead = startAhead();
      await writeFile(file, String(ahead));
      const product = await startProduct({
        ...endToEndSettings,
        CAPTCHA: 'off',
        CLOCK_FILE: file,
        ...movedClock(),
      });
      const now = () => new Date(Date.now() + ahead);
      const operator = operatorOf(product.dataDir, now);
      if (project.name === STORED) await publishCopies({ ...operator, port: product.port }, PLAYED);
      await use({
        ...operator,
        run: (operation, { campaign, ...input }, by) =>
          operator.run(
            operation,
            { ...input, ...(campaign !== undefined && { campaign: playedSlug(String(campaign)) }) },
            by,
          ),
        port: product.port,
        now,
        async passTo(instant) {
          ahead = Math.max(ahead, Date.parse(instant) + 1_000 - Date.now());
          await writeFile(file, String(ahead));
        },
      });
      await product.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: PATIENCE },
  ],
  baseURL: async ({ baseURL, operator }, use) => {
    const own = new URL(baseURL ?? '');
    own.port = String(operator.port);
    await use(own.origin);
  },
  openAccount: async ({ baseURL }, use) => use(() => newVisitor(baseURL ?? '')),
  otherPage: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(waitUntilAlive(await context.newPage()));
    await context.close();
  },
});
