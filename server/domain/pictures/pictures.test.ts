import type { Campaign } from '@/lib/campaign/schema';
import { after, DAY } from '../../platform/clock/clock';
import { pictureFiles, pictures } from '../../platform/database/schema/pictures';
import { campaignPointers, campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
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

  /** Writes a revision. @returns its number */
  async function write(writtenAt: Date): Promise<number> {
    const content = { slug: 'bull-market', patch: {}, digest: 'a', state: 'approved', author: 'Li Na' } as const;
    const [row] = await database()
      .orm.insert(campaignRevisions)
      .values({ ...content, writtenAt })
      .returning();
    return row?.id ?? 0;
  }

  async function live({ uploaded = 0, again, written, published, ends, withdrawn }: Life): Promise<void> {
    const { orm } = database();
    await upload(uploaded);
    if (again !== undefined) await upload(again);
    if (written === undefined) return;
    const revision = await write(daysAgo(written));
    await recordUses(orm, revision, CONTENT, daysAgo(written));
    if (published === undefined) return;
    await recordUses(orm, revision, CONTENT, daysAgo(published));
    const to = ends === undefined ? null : daysAgo(ends).getTime();
    const entries = [{ revision, slug: 'bull-market', brand: null, from: 0, to }];
    await orm.insert(campaignPointers).values({ version: 1, entries, at: daysAgo(published) });
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

  test('a picture that a revision begins to use is not removed, and one that is being removed is not used', async () => {
    const { orm } = database();
    await upload(400);
    const revision = await write(NOW);
    const uses = (transaction: Orm) => recordUses(transaction, revision, CONTENT, NOW);
    const [removed] = await orm.transaction(async (transaction) => {
      expect(await uses(transaction)).toEqual([]);
      return [removeUnusedPictures(orm, [], NOW)];
    });
    await removed;
    expect(await orm.$count(pictures)).toBe(1);
    const missing = await orm.transaction(async (transaction) => {
      await transaction.delete(pictures);
      return [uses(orm)];
    });
    expect(await missing[0]).toEqual([expect.stringMatching(/^hero\.share\.picture: /)]);
  });
});
