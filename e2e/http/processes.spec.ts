import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'playwright/test';
import { brands } from '@/brands';
import { siteUrl } from '@/lib/site';
import { ask } from '../support/client';
import { healthOf, PATIENCE, type Product, running, startProduct } from '../support/product';
import { connectTo } from '../support/target';

const LANDING = siteUrl('/kh_7694_form');

test.setTimeout(2 * PATIENCE);

/** Sends the head of a call and waits until the server has read it. `finish` sends the body and returns the answer. */
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

/** Expects that no process of the product runs and no port answers. */
async function expectNothingLeft(product: Product, processes: readonly number[]): Promise<void> {
  expect(processes.length).toBeGreaterThanOrEqual(3);
  await expect.poll(() => running(processes), { timeout: PATIENCE }).toEqual([]);
  expect((await healthOf(product)).status).toBe(0);
}

test('npm start prints an address for every brand and does not build again', async () => {
  const product = await startProduct();
  await expect.poll(product.output, { timeout: PATIENCE }).toContain('Ctrl-C');
  expect(product.output()).not.toMatch(/Building|Installing/);
  for (const { appCode, name } of brands) {
    expect(product.output()).toMatch(new RegExp(`http://${appCode}\\.localhost:${product.port}${LANDING} +${name}`));
  }
  await product.close();
});

test('answers a pending call after SIGTERM and exits with 0', async () => {
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
  test(`${signal} to npm ends the product before npm itself`, async () => {
    const product = await startProduct({}, ['npm', 'start']);
    const processes = product.processes();
    product.end(signal);
    expect(await product.exit).toBe(0);
    expect(running(processes)).toEqual([]);
    await expectNothingLeft(product, processes);
    await product.close();
  });
}

test('answers a pending page after Ctrl-C, with the site still running, and then exits', async () => {
  const product = await startProduct();
  const processes = product.processes();
  product.signal('site', 'SIGSTOP');
  const page = ask({ path: siteUrl('/clause/disclaimer'), port: product.port });
  // The server answers this later request only after it has read the one for the page.
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
  test(`exits with 1 and leaves no process when the ${part} crashes`, async () => {
    const product = await startProduct();
    const processes = product.processes();
    product.signal(part, 'SIGKILL');
    expect(await product.exit).toBe(1);
    expect(product.output()).toContain('exited unexpectedly');
    await expectNothingLeft(product, processes);
    await product.close();
  });
}
