import type { Campaign } from '@/lib/campaign/schema';
import { after, DAY } from '../../platform/clock/clock';
import { pictureFiles, pictures } from '../../platform/database/schema/pictures';
import { campaignPointers, campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { describeOnDatabase } from '../../testing';
import type { Pointer } from '../revisions/pointers';
import { removeUnusedPictures } from './remove-unused';
import { recordUses, storePicture } from './store';

const DIGEST = '0123456789abcdef0123456789abcdef';
const CONTENT = { hero: { share: { picture: DIGEST, alt: '金币' } } };
const NOW = new Date('2026-06-01T04:00:00Z');
const daysAgo = (days: number) => after(NOW, -days * DAY);

/** How many days ago something was done; `ends`: until when pages showed it. */
type Life = { [step in 'uploaded' | 'again' | 'written' | 'published' | 'ends' | 'withdrawn']?: number };

describeOnDatabase((database) => {
  const files = [{ file: 'hero-480', body: Buffer.from('pixels') }] as const;
  const upload = (days: number) => storePicture(database().orm, { digest: DIGEST, files }, daysAgo(days));
  const point = (version: number, at: Date, entries: Pointer[]) =>
    database().orm.insert(campaignPointers).values({ version, entries, at });

  /** Writes a revision. @returns its number */
  async function write(writtenAt: Date): Promise<number> {
    const revision = {
      slug: 'bull-market',
      patch: {},
      digest: 'a',
      state: 'approved',
      author: 'Li Na',
      writtenAt,
    } as const;
    const [row] = await database().orm.insert(campaignRevisions).values(revision).returning();
    return row?.id ?? 0;
  }

  async function live({ uploaded = 0, again = uploaded, written, published, ends, withdrawn }: Life): Promise<void> {
    await upload(uploaded);
    await upload(again);
    if (written === undefined) return;
    const revision = await write(daysAgo(written));
    for (const days of [written, published ?? written])
      await recordUses(database().orm, revision, CONTENT, daysAgo(days));
    if (published === undefined) return;
    const to = ends === undefined ? null : daysAgo(ends).getTime();
    await point(1, daysAgo(published), [{ revision, slug: 'bull-market', brand: null, from: 0, to }]);
    if (withdrawn) await point(2, daysAgo(withdrawn), []);
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
