import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import { freePort } from '@/scripts/lib/ports.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { TestPostgres } from '@/server/testing/postgres';
import { ask } from '../support/client';
import { PATIENCE, type Product, startProduct } from '../support/product';
import { newVisitor } from '../support/visitor';
import { run, signInByOneClick } from './office-test';

test.setTimeout(4 * PATIENCE);

let postgres: TestPostgres | undefined;
let servers: Product[] = [];
let balancer: Server | undefined;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(4 * PATIENCE);
  postgres = await TestPostgres.start();
  const [port, ...offices] = [await freePort(), await freePort(), await freePort()];
  origin = `http://localhost:${port}`;
  const settings = {
    ...endToEndSettings,
    DATABASE_URL: await postgres.createDatabase(),
    DATA_KEY: Buffer.alloc(32, 11).toString('base64'),
    CAPTCHA: 'off',
    APPROVALS: 'on',
    APPROVAL_LIMIT: '0',
    OFFICE_ORIGIN: origin,
  };
  for (const office of offices) servers.push(await startProduct({ ...settings, OFFICE_PORT: String(office) }));
  balancer = balance(offices).listen(port);
  await once(balancer, 'listening');
});
test.afterAll(async () => {
  balancer?.closeAllConnections();
  balancer?.close();
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
  await postgres?.stop();
});

/** Passes each request to the next server in turn. */
function balance(ports: readonly number[]): Server {
  let turn = 0;
  return createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    const port = ports[turn++ % ports.length];
    const passed = request({ port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  });
}

async function onDevice(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin, locale: 'zh-CN' })).newPage();
  await signInByOneClick(page, name);
  return page;
}

test('two servers on one database are one office: sessions, requests, approvals and hosts', async ({ browser }) => {
  const [first] = servers;
  const visitor = await newVisitor(`http://bfzh.localhost:${first?.port}`);
  const finance = await onDevice(browser, '孙磊');
  await run(finance, 'give', {
    campaign: 'guessing',
    account: visitor.account,
    reference: 'by-two-servers',
    amount: '20',
    unit: 'usd',
    reason: '补发',
  });

  const approver = await onDevice(browser, '李娜');
  await approver.getByRole('article').getByRole('button', { name: '查看并处理' }).click();
  await approver.getByRole('dialog').getByRole('button', { name: '批准并执行' }).click();
  await expect(approver.getByRole('dialog')).toContainText('已批准并执行');
  await finance.goto('/?view=decided');
  await expect(finance.getByRole('row', { name: /已批准.*李娜/ })).toBeVisible();

  const host = 'two-servers.example';
  await run(approver, 'hosts add', { host, brand: 'iekb' });
  const brandAt = async ({ port }: Product) => {
    const { text } = await ask({ path: siteUrl(LANDING_PATH), port, host });
    return /data-brand="([^"]*)"/.exec(text)?.[1];
  };
  await expect.poll(() => Promise.all(servers.map(brandAt)), { timeout: PATIENCE }).toEqual(['iekb', 'iekb']);

  await approver.keyboard.press('Escape');
  await expect(approver.getByRole('dialog')).toHaveCount(0);
  await approver.getByRole('button', { name: '退出', exact: true }).click();
  await expect(approver.getByRole('heading', { name: '登录运营台' })).toBeVisible();
  for (let each = 0; each < 2 * servers.length; each++) {
    await approver.reload();
    await expect(approver.getByRole('heading', { name: '登录运营台' })).toBeVisible();
  }
});
