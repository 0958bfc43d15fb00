import { eq } from 'drizzle-orm';
import type { Campaign } from '@/lib/campaign/schema';
import { after, DAY } from '../../platform/clock/clock';
import { pictureFiles, pictures } from '../../platform/database/schema/pictures';
import { campaignPointers, campaignRevisions } from '../../platform/database/schema/revisions';
import { describeOnDatabase } from '../../testing';
import { removeUnusedPictures } from './remove-unused';
import { recordUses, storePicture } from './store';

const DIGEST = '0123456789abcdef0123456789abcdef';
const CONTENT = { hero: { share: { picture: DIGEST, alt: '金币' } } };
const NOW = new Date('2026-06-01T04:00:00Z');
const daysAgo = (days: number) => after(NOW, -days * DAY);

/** How many days ago something was done; `ends`: until when pages showed it. */
type Life = { [step in 'uploaded' | 'again' | 'written' | 'published' | 'ends' | 'withdrawn']?: number };

describeOnDatabase((database) => {
  const upload = (days: number) => {
    const files = [{ file: 'hero-480', body: Buffer.from('pixels') }] as const;
    return storePicture(database().orm, { digest: DIGEST, files }, daysAgo(days));
  };

  async function write(writtenAt: Date, publishedAt: Date | null = null): Promise<number> {
    const content = { slug: 'bull-market', patch: {}, digest: 'a', state: 'approved', author: 'Li Na' } as const;
    const revision = { ...content, writtenAt, publishedAt };
    const [{ id } = { id: 0 }] = await database().orm.insert(campaignRevisions).values(revision).returning();
    return id;
  }

  async function live({ uploaded = 0, again, written, published, ends, withdrawn }: Life): Promise<void> {
    const { orm } = database();
    await upload(uploaded);
    if (again !== undefined) await upload(again);
    if (written === undefined) return;
    const at = published === undefined ? null : daysAgo(published);
    const revision = await write(daysAgo(written), at);
    await recordUses(orm, revision, CONTENT);
    if (!at) return;
    const to = ends === undefined ? null : daysAgo(ends).getTime();
    const entries = [{ revision, slug: 'bull-market', brand: null, from: 0, to }];
    await orm.insert(campaignPointers).values({ version: 1, entries, at });
    if (withdrawn) await orm.insert(campaignPointers).values({ version: 2, entries: [], at: daysAgo(withdrawn) });
  }

  test.each<[Life, 'stored' | 'removed', Campaign[]?]>([
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
    [{ uploaded: 400 }, 'stored', [CONTENT as unknown as Campaign]],
  ])('a picture with %j is %s', async (life, expected, campaigns = []) => {
    await live(life);
    await removeUnusedPictures(database().orm, campaigns, NOW);
    expect(await database().orm.$count(pictureFiles)).toBe(expected === 'stored' ? 1 : 0);
  });

  test('a picture that a revision is about to use is not removed, and one that is being removed is not used', async () => {
    const { orm } = database();
    await upload(400);
    const revision = await write(NOW);
    await orm.transaction(async (transaction) => {
      expect(await recordUses(transaction, revision, CONTENT)).toEqual([]);
      await removeUnusedPictures(orm, [], NOW);
    });
    expect(await orm.$count(pictures)).toBe(1);
    let missing: Promise<string[]> | undefined;
    await orm.transaction(async (transaction) => {
      await transaction.delete(pictures).where(eq(pictures.digest, DIGEST));
      missing = recordUses(orm, revision, CONTENT);
    });
    expect(await missing).toEqual([expect.stringMatching(/^hero\.share\.picture: /)]);
  });
});
