import { sql } from 'drizzle-orm';
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
  /** @returns the number of the revision */
  async function live({
    uploaded = 0,
    again = uploaded,
    written = 0,
    published,
    ends,
    withdrawn,
  }: Life): Promise<number> {
    const { orm } = database();
    const files = [{ file: 'hero-480', body: Buffer.from('pixels') }] as const;
    for (const days of [uploaded, again]) await storePicture(orm, { digest: DIGEST, files }, daysAgo(days));
    const content = { slug: 'bull-market', patch: {}, digest: 'a', state: 'approved', author: 'Li Na' } as const;
    const revision = { ...content, writtenAt: daysAgo(written) };
    const [{ id } = { id: 0 }] = await orm.insert(campaignRevisions).values(revision).returning();
    for (const days of [written, published]) if (days) await recordUses(orm, id, CONTENT, daysAgo(days));
    const point = (version: number, days: number, entries: Pointer[]) =>
      orm.insert(campaignPointers).values({ version, entries, at: daysAgo(days) });
    const to = ends ? daysAgo(ends).getTime() : null;
    if (published) await point(1, published, [{ revision: id, slug: 'bull-market', brand: null, from: 0, to }]);
    if (withdrawn) await point(2, withdrawn, []);
    return id;
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
    const revision = await live({ uploaded: 400 });
    const uses = (transaction: Orm) => recordUses(transaction, revision, CONTENT, NOW);
    const waiting = async () => {
      while ((await orm.execute(sql`select 1 from pg_locks where not granted`)).rows.length === 0);
    };
    const [removed] = await orm.transaction(async (transaction) => {
      expect(await uses(transaction)).toEqual([]);
      const removing = [removeUnusedPictures(orm, [], NOW)];
      await waiting();
      return removing;
    });
    await removed;
    expect(await orm.$count(pictures)).toBe(1);
    const [missing] = await orm.transaction(async (transaction) => {
      await transaction.delete(pictures);
      const used = [uses(orm)];
      await waiting();
      return used;
    });
    expect(await missing).toEqual([expect.stringMatching(/^hero\.share\.picture: /)]);
  });
});
