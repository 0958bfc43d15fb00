import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { ask } from './client';
import type { Operator } from './operator';

/** The project whose stories are played in stored copies of their campaigns. */
export const STORED = 'stored';

/** A name of a campaign; of its stored copy in the project {@link STORED}. */
export function playedSlug(slug: string): string {
  return test.info().project.name === STORED ? copied(slug) : slug;
}

/** The name of a campaign's stored copy. */
export function copied(slug: string): string {
  return `${slug}-stored`;
}

/** Publishes a stored copy of each campaign, and waits until the last one has begun. */
export async function publishCopies(
  { run, port }: Pick<Operator, 'run'> & { port: number },
  slugs: readonly string[],
): Promise<void> {
  let last = '';
  for (const slug of slugs) {
    last = copied(slug);
    const file = await run('campaigns definition', { campaign: slug, as: last });
    const [, revision] = /版本 (\d+)/.exec(await run('campaigns define', { file })) ?? [];
    await run('campaigns simulate', { revision, customers: '1', days: '1' });
    await run('campaigns submit', { revision });
    await run('campaigns approve', { revision }, 'Wang Wei');
    await run('campaigns publish', { revision });
  }
  const page = { path: siteUrl(`/${last}`), port };
  await expect.poll(async () => (await ask(page)).status, { timeout: 20_000 }).toBe(200);
}
