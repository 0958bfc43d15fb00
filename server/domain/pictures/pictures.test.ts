import { eq } from 'drizzle-orm';
import type { Campaign } from '@/lib/campaign/schema';
import { after, DAY } from '../../platform/clock/clock';
import { pictureFiles, pictures } from '../../platform/database/schema/pictures';
import { campaignPointers, campaignRevisions } from '../../platform/database/schema/revisions';
import { describeOnDatabase } from '../../testing';
import { removeUnusedPictures } from './remove-unused';
import { storedPictures, storePicture, storeUses } from './store';

const DIGEST = '0123456789abcdef0123456789abcdef';
const CAMPAIGN = { hero: { share: { picture: DIGEST, alt: '金币' } } } as unknown as Campaign;
const NOW = new Date('2026-06-01T04:00:00Z');
const daysAgo = (days: number) => after(NOW, -days * DAY);

/** Each number says how many days ago something was done. */
interface Life {
  uploaded: number;
  again?: number;
  written?: number;
  published?: number;
  /** Until when pages showed it. */
  ends?: number;
  withdrawn?: number;
  campaigns?: Campaign[];
}

describeOnDatabase((database) => {
  const upload = (days: number) =>
    storePicture(
      database().orm,
      { digest: DIGEST, files: [{ file: 'hero-480', body: Buffer.from('pixels') }] },
      { name: 'coin.png', by: 'Li Na', at: daysAgo(days) },
    );

  async function live({ uploaded, again, written, published, ends, withdrawn }: Life): Promise<void> {
    const { orm } = database();
    await upload(uploaded);
    if (again !== undefined) await upload(again);
    if (written === undefined) return;
    const publishedAt = published === undefined ? null : daysAgo(published);
    const content = { slug: 'bull-market', patch: {}, digest: 'a', state: 'approved', author: 'Li Na' } as const;
    const revision = { ...content, writtenAt: daysAgo(written), publishedAt };
    const [{ id } = { id: 0 }] = await orm.insert(campaignRevisions).values(revision).returning();
    await storeUses(orm, id, [DIGEST]);
    if (publishedAt === null) return;
    const to = ends === undefined ? null : daysAgo(ends).getTime();
    const entries = [{ revision: id, slug: 'bull-market', brand: null, from: 0, to }];
    await orm.insert(campaignPointers).values({ version: 1, entries, at: publishedAt });
    if (withdrawn !== undefined)
      await orm.insert(campaignPointers).values({ version: 2, entries: [], at: daysAgo(withdrawn) });
  }

  test.each<[Life, 'stored' | 'removed']>([
    [{ uploaded: 7 }, 'stored'],
    [{ uploaded: 8 }, 'removed'],
    [{ uploaded: 30, again: 1 }, 'stored'],
    [{ uploaded: 400, written: 364 }, 'stored'],
    [{ uploaded: 400, written: 366 }, 'removed'],
    [{ uploaded: 400, written: 399, published: 300, withdrawn: 299 }, 'stored'],
    [{ uploaded: 800, written: 800, published: 800 }, 'stored'],
    [{ uploaded: 800, written: 800, published: 800, withdrawn: 100 }, 'stored'],
    [{ uploaded: 800, written: 800, published: 800, withdrawn: 400 }, 'removed'],
    [{ uploaded: 800, written: 800, published: 800, ends: 400 }, 'removed'],
    [{ uploaded: 400, campaigns: [CAMPAIGN] }, 'stored'],
  ])('a picture with %j is %s', async (life, expected) => {
    await live(life);
    await removeUnusedPictures(database().orm, life.campaigns ?? [], NOW);
    expect(await database().orm.$count(pictureFiles)).toBe(expected === 'stored' ? 1 : 0);
  });

  test('a picture that a revision is about to use is not removed, and one that is being removed is not used', async () => {
    const { orm } = database();
    await upload(400);
    await orm.transaction(async (transaction) => {
      expect(await storedPictures(transaction, [DIGEST, 'f'.repeat(32)])).toEqual(new Set([DIGEST]));
      await removeUnusedPictures(orm, [], NOW);
    });
    expect(await orm.$count(pictures)).toBe(1);
    let found: Promise<ReadonlySet<string>> | undefined;
    await orm.transaction(async (transaction) => {
      await transaction.delete(pictures).where(eq(pictures.digest, DIGEST));
      found = storedPictures(orm, [DIGEST]);
    });
    expect(await found).toEqual(new Set());
  });
});
