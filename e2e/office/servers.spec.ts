import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { freePort } from '@/scripts/lib/ports.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { TestPostgres } from '@/server/testing/postgres';
import { ask } from '../support/client';
import { PATIENCE, type Product, startProduct } from '../support/product';
import { newVisitor } from '../support/visitor';
import { signInByOneClick } from './office-test';

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

test('two servers on one database are one office: sessions, requests and approvals', async ({ browser }) => {
  const [first] = servers;
  const visitor = await newVisitor(`http://bfzh.localhost:${first?.port}`);
  const finance = await onDevice(browser, '孙磊');
  await finance.goto('/operations/give');
  for (const [label, value] of Object.entries({
    活动: 'guessing',
    账户: visitor.account,
    流水号: 'by-two-servers',
    数额: '20',
    原因: '补发',
  }))
    await finance.getByLabel(label, { exact: true }).fill(value);
  await finance.getByRole('button', { name: '预览' }).click();
  await finance.getByRole('button', { name: '提交审批' }).click();
  await expect(finance.getByText('已提交，等待批准')).toBeVisible();

  const approver = await onDevice(browser, '李娜');
  await approver.getByRole('article').getByRole('button', { name: '查看并处理' }).click();
  await approver.getByRole('dialog').getByRole('button', { name: '批准并执行' }).click();
  await expect(approver.getByRole('dialog')).toContainText('已批准并执行');
  await finance.goto('/?view=decided');
  await expect(finance.getByRole('row', { name: /已批准.*李娜/ })).toBeVisible();

  await approver.goto('/operations/stop-all');
  await approver.getByLabel('原因').fill('核对金价');
  await approver.getByRole('button', { name: '预览' }).click();
  await approver.getByRole('button', { name: /执行/ }).click();
  await expect
    .poll(() =>
      Promise.all(servers.map(async ({ port }) => (await ask({ path: '/newactivities/guessing', port })).text)),
    )
    .toEqual(servers.map(() => expect.stringContaining('暂停')));

  await approver.keyboard.press('Escape');
  await approver.getByRole('button', { name: '退出' }).click();
  await expect(approver.getByRole('heading', { name: '登录运营台' })).toBeVisible();
  for (let each = 0; each < 2 * servers.length; each++) {
    await approver.reload();
    await expect(approver.getByRole('heading', { name: '登录运营台' })).toBeVisible();
  }
});
