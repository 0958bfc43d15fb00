import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'playwright/test';
import { brands } from '@/brands';
import { siteUrl } from '@/lib/site';
import { connectTo } from '../support/target';
import { ask } from './client';
import { healthOf, PATIENCE, type Product, running, startProduct } from './product';

const LANDING = siteUrl('/kh_7694_form');

test.setTimeout(2 * PATIENCE);

/** Sends the head of a call and waits until the server has read it; `finish` sends the body and reads the answer. */
async function beginCall(port: number): Promise<{ finish: () => Promise<string> }> {
  const socket = connect(port, connectTo);
  const lines = [
    'POST /apis/no-such-call HTTP/1.1',
    'Host: bfzh.localhost',
    'Content-Length: 2',
    'Expect: 100-continue',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [head] = await once(socket, 'data');
  expect(String(head)).toContain('100 Continue');
  return {
    finish: async () => {
      socket.write('{}');
      const [answer] = await once(socket, 'data');
      socket.destroy();
      return String(answer);
    },
  };
}

/** Nothing of the product runs or listens any more. */
async function expectNothingLeft(product: Product, processes: readonly number[]): Promise<void> {
  expect(processes.length).toBeGreaterThanOrEqual(3);
  await expect.poll(() => running(processes), { timeout: PATIENCE }).toEqual([]);
  expect((await healthOf(product)).status).toBe(0);
}

test('npm start names an address for every brand and does not build again', async () => {
  const product = await startProduct();
  await expect.poll(product.output, { timeout: PATIENCE }).toContain('Ctrl-C');
  expect(product.output()).not.toMatch(/Building|Installing/);
  for (const { appCode, name } of brands) {
    expect(product.output()).toMatch(new RegExp(`http://${appCode}\\.localhost:${product.port}${LANDING} +${name}`));
  }
  await product.close();
});

test('F12 on SIGTERM the call under way is answered and everything ends well', async () => {
  const product = await startProduct();
  const processes = product.processes();
  const call = await beginCall(product.port);
  product.end('SIGTERM');
  await expect.poll(product.output).toContain('Stopping');
  expect(await call.finish()).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":"not_found"/);
  expect(await product.exit).toBe(0);
  await expectNothingLeft(product, processes);
  await product.close();
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} to the package manager ends the product before the package manager`, async () => {
    const product = await startProduct({}, ['npm', 'start']);
    const processes = product.processes();
    product.end(signal);
    expect(await product.exit).toBe(0);
    expect(running(processes)).toEqual([]);
    await expectNothingLeft(product, processes);
    await product.close();
  });
}

test('on Ctrl-C the page under way is answered, with the site’s help, and everything ends', async () => {
  const product = await startProduct();
  const processes = product.processes();
  product.signal('site', 'SIGSTOP');
  const page = ask({ path: siteUrl('/clause/disclaimer'), port: product.port });
  // By the time of this later answer the server has long read the request for the page.
  await expect.poll(() => healthOf(product), { timeout: PATIENCE }).toMatchObject({ status: 503 });
  product.interrupt();
  await expect.poll(product.output).toContain('Stopping');
  product.signal('site', 'SIGCONT');
  expect((await page).status).toBe(200);
  expect((await page).text).toMatch(/<\/html>\s*$/);
  expect(await product.exit).toBe(0);
  await expectNothingLeft(product, processes);
  await product.close();
});

for (const part of ['site', 'server'] as const) {
  test(`when the ${part} dies, everything ends with an exit code`, async () => {
    const product = await startProduct();
    const processes = product.processes();
    product.signal(part, 'SIGKILL');
    expect(await product.exit).toBe(1);
    expect(product.output()).toContain('ended by itself');
    await expectNothingLeft(product, processes);
    await product.close();
  });
}
