import { expect } from 'playwright/test';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { siteUrl } from '@/lib/site';
import { PATIENCE, type Product } from '../http/product';

/** Waits until a machine that was away has answered the edge a page and a call: the next one must not go before. */
export async function isAskedAgain(machine: Product): Promise<void> {
  const answered = () =>
    [siteUrl('/kh_7694_form'), COLLECT_PATH].filter((path) =>
      machine.output().includes(`"path":"${path}","status":200`),
    );
  await expect.poll(answered, { timeout: PATIENCE }).toHaveLength(2);
}
