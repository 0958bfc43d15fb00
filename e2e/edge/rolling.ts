import { expect } from 'playwright/test';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { siteUrl } from '@/lib/site';
import { PATIENCE, type Product } from '../http/product';

/** Waits until the edge asks a machine that was away for pages and calls: the next one must not go before. */
export async function isAskedAgain(machine: Product): Promise<void> {
  const asked = () => [siteUrl('/kh_7694_form'), COLLECT_PATH].filter((path) => machine.output().includes(path));
  await expect.poll(asked, { timeout: PATIENCE }).toHaveLength(2);
}
