import { eq } from 'drizzle-orm';
import type { Campaign } from '@/lib/campaign/schema';
import { after, DAY } from '../../platform/clock/clock';
import { pictureFiles, pictures } from '../../platform/database/schema/pictures';
import { campaignPointers, campaignRevisions } from '../../platform/database/schema/revisions';
import { describeOnDatabase } from '../../testing';
import { removeUnusedPictures } from './remove-unused';
import { readPicture, storedPictures, storePicture, storeUses } from './store';

const DIGEST = '0123456789abcdef0123456789abcdef';
const NOW = new Date('2026-06-01T04:00:00Z');
const daysAgo = (days: number) => after(NOW, -days * DAY);

describeOnDatabase((database) => {
  const store = (days: number) =>
    storePicture(
      database().orm,
      { digest: DIGEST, files: [{ file: 'hero-480', body: Buffer.from('pixels') }] },
      { name: 'coin.png', by: 'Li Na', at: daysAgo(days) },
    );

  /** Stores a revision that shows the picture, written and published so many days ago. */
  async function use(written: number, published?: number): Promise<number> {
    const [revision] = await database()
      .orm.insert(campaignRevisions)
      .values({
        slug: 'bull-market',
        patch: {},
        digest: 'a',
        state: 'approved',
        author: 'Li Na',
        writtenAt: daysAgo(written),
        publishedAt: published === undefined ? null : daysAgo(published),
      })
      .returning({ id: campaignRevisions.id });
    await storeUses(database().orm, revision?.id ?? 0, [DIGEST, DIGEST]);
    return revision?.id ?? 0;
  }

  const point = (version: number, revision: number, days: number, to: number | null = null) =>
    database()
      .orm.insert(campaignPointers)
      .values({
        version,
        at: daysAgo(days),
        entries: revision === 0 ? [] : [{ revision, slug: 'bull-market', brand: null, from: 0, to }],
      });

  const campaignWith = (picture: string) => [{ hero: { share: { picture, alt: '金币' } } }] as unknown as Campaign[];

  test.each<[string, boolean, () => Promise<unknown>, Campaign[]?]>([
    ['uploaded a week ago', true, () => store(7)],
    ['uploaded before that and never used', false, () => store(8)],
    ['uploaded again since', true, async () => [await store(30), await store(1)]],
    ['of a revision that was written within a year', true, async () => [await store(400), await use(364)]],
    ['of a revision that was written before that', false, async () => [await store(400), await use(366)]],
    ['of a revision that was published within a year', true, async () => [await store(400), await use(399, 300)]],
    [
      'of a revision that pages have shown until a hundred days ago',
      true,
      async () => {
        await store(800);
        await point(1, await use(800, 800), 800);
        await point(2, 0, 100);
      },
    ],
    [
      'of a revision that was withdrawn over a year ago',
      false,
      async () => {
        await store(800);
        await point(1, await use(800, 800), 800);
        await point(2, 0, 400);
      },
    ],
    [
      'of a revision whose period ended over a year ago',
      false,
      async () => {
        await store(800);
        await point(1, await use(800, 800), 800, daysAgo(400).getTime());
      },
    ],
    ['of a campaign', true, () => store(400), campaignWith(DIGEST)],
  ])('a picture %s: is still stored: %s', async (_, expected, prepare, campaigns = []) => {
    await prepare();
    await removeUnusedPictures(database().orm, campaigns, NOW);
    expect((await readPicture(database().orm, DIGEST, 'hero-480')) !== undefined).toBe(expected);
    expect(await database().orm.$count(pictureFiles)).toBe(expected ? 1 : 0);
  });

  test('a picture that a revision is about to use is not removed, and one that is being removed is not used', async () => {
    await store(400);
    await database().orm.transaction(async (transaction) => {
      expect(await storedPictures(transaction, [DIGEST, 'f'.repeat(32)])).toEqual(new Set([DIGEST]));
      await removeUnusedPictures(database().orm, [], NOW);
    });
    expect(await database().orm.$count(pictures)).toBe(1);
    let found: Promise<ReadonlySet<string>> | undefined;
    await database().orm.transaction(async (transaction) => {
      await transaction.delete(pictures).where(eq(pictures.digest, DIGEST));
      found = storedPictures(database().orm, [DIGEST]);
    });
    expect(await found).toEqual(new Set());
  });
});
