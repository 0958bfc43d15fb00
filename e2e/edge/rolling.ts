import { expect } from 'playwright/test';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { siteUrl } from '@/lib/site';
import { PATIENCE, type Product } from '../support/product';

/** Waits until a restarted machine has answered a page and a call for the edge. Only then may the next machine stop. */
export async function isAskedAgain(machine: Product): Promise<void> {
  const answered = () =>
    [siteUrl('/kh_7694_form'), COLLECT_PATH].filter((path) =>
      machine.output().includes(`"path":"${path}","status":200`),
    );
  await expect.poll(answered, { timeout: PATIENCE }).toHaveLength(2);
}
