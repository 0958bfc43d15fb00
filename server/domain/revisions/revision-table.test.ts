import { catalogue } from '@/campaigns/catalogue';
import lottery from '@/campaigns/lottery-october';
import { clauses } from '@/clauses';
import { definitionOf } from '@/lib/campaign/define';
import type { CampaignInput } from '@/lib/campaign/schema';
import { after, DAY } from '../../platform/clock/clock';
import { describeOnDatabase } from '../../testing';
import { withDigests } from './arms';
import { contentDigest } from './content';
import { DEFINITION_DELAY } from './definitions-in-force';
import { RevisionTable } from './revision-table';
import { readCampaignAt, readLatestPointers, readRevisions, storePointers } from './store';
import { publish } from './testing/publish';

const SLUG = 'lottery-2601';
const AT = new Date('2026-06-01T04:00:00Z');
const START = AT.getTime() + DEFINITION_DELAY;
const written = (changes: object = {}) => ({ ...definitionOf(lottery), slug: SLUG, ...changes }) as CampaignInput;

test('content with texts alone has their digest, so that pages of built campaigns keep their keys', () => {
  expect(contentDigest({ text: '0123456789abcdef', definition: undefined })).toBe('0123456789abcdef');
  const parts = [{ definition: 'a' }, { brand: 'a' }, { text: 'b', definition: 'a' }, { text: 'a', definition: 'b' }];
  expect(new Set(parts.map(contentDigest)).size).toBe(parts.length);
});

describeOnDatabase((database) => {
  const define = (changes: object = {}, at = AT, from = at) =>
    publish(database().orm, { subject: 'definition', slug: SLUG, patch: written(changes), at, from: from.getTime() });
  const read = (known = new RevisionTable()) => readRevisions(database().orm, known);
  const titleAt = (table: RevisionTable, moment: number) => table.catalogueAt(moment).campaign(SLUG)?.title;

  test('the catalogue is the same object until a definition changes', async () => {
    expect((await read()).catalogueAt(START)).toBe(catalogue);
    await define();
    await define({ title: '第二版' }, after(AT, 60_000));
    const table = await read();
    expect(table.catalogueAt(START - 1)).toBe(catalogue);
    const first = table.catalogueAt(START);
    expect(first.page(`/${SLUG}`)?.route).toBe(`/stage/activity/${SLUG}`);
    expect(table.catalogueAt(START + 59_999)).toBe(first);
    expect(titleAt(table, START + 60_000)).toBe('第二版');
    expect(titleAt(table, START)).toBe(lottery.title);
    expect([table.nextChange(0), table.nextChange(START), table.nextChange(START + 60_000)]).toEqual([
      START,
      START + 60_000,
      null,
    ]);
  });

  test('reads only rows that it lacks, and no definitions whose time is over', async () => {
    await define();
    const texts = await publish(database().orm, { slug: SLUG, patch: { title: '金秋' }, at: AT });
    const before = await read();
    const kept = before.stored.find(({ id }) => id === texts);
    const last = await define({ title: '第二版' }, after(AT, 60_000));
    const between = await read(before);
    expect(between.stored).toHaveLength(3);
    expect(between.stored).toContain(kept);
    await publish(database().orm, { slug: SLUG, patch: { title: '晚秋' }, at: after(AT, 120_000) });
    const table = await read(between);
    expect(table.stored.filter(({ subject }) => subject === 'definition').map(({ id }) => id)).toEqual([last]);
    expect((await readCampaignAt(database().orm, table, SLUG, new Date(START)))?.title).toBe(lottery.title);
    expect(await readCampaignAt(database().orm, table, SLUG, AT)).toBeUndefined();
    expect((await readCampaignAt(database().orm, table, 'bull-market', AT))?.slug).toBe('bull-market');
  });

  test('what was in force stays known when a definition is withdrawn', async () => {
    await define();
    await define({ title: '第二版' }, after(AT, 60_000));
    const { version, pointers } = await readLatestPointers(database().orm);
    await storePointers(database().orm, version + 1, pointers.slice(0, 1), after(AT, 120_000));
    const table = await read();
    const titles = [0, 60_000, 120_000].map((later) =>
      readCampaignAt(database().orm, table, SLUG, new Date(START + later)),
    );
    expect((await Promise.all(titles)).map((campaign) => campaign?.title)).toEqual([
      lottery.title,
      '第二版',
      lottery.title,
    ]);
  });

  test('a built campaign wins over a stored one with its slug', async () => {
    await publish(database().orm, { subject: 'definition', slug: lottery.slug, patch: definitionOf(lottery), at: AT });
    const table = await read();
    expect(table.catalogueAt(START).campaign(lottery.slug)).toBe(lottery);
    expect([table.mistakes, table.definitionAt(lottery.slug, START)]).toEqual([[], undefined]);
  });

  test('rejects a definition whose address is that of a built page, or whose slug is another', async () => {
    const { otherPages: _, ...model } = written();
    const taken = { ...model, otherPages: [{ path: 'bull-market' }] };
    await publish(database().orm, { subject: 'definition', slug: SLUG, patch: taken, at: AT });
    await publish(database().orm, { subject: 'definition', slug: 'other-2601', patch: written(), at: AT });
    const table = await read();
    expect(table.catalogueAt(START)).toEqual(catalogue);
    expect(table.mistakes).toEqual([
      expect.stringContaining('已被占用'),
      expect.stringContaining('must be other-2601'),
    ]);
  });

  test('parts of the visitors see the arms of a definition, unless the texts of their page have arms', async () => {
    const armsWith = (content: object, patch: object) =>
      withDigests(
        content,
        ['A', 'B'].map((name) => ({ name, weight: 50, patch: name === 'B' ? patch : {} })),
      ).arms;
    const arms = armsWith(written(), { hero: { composition: 'ticket' } });
    const experiment = { hypothesis: '票券更醒目', measure: 'accounts', smallest: 10 };
    const definition = { subject: 'definition', slug: SLUG, patch: written(), arms, experiment, at: AT } as const;
    await publish(database().orm, definition);
    const text = { slug: SLUG, brand: 'bfzh', patch: { title: '金秋' }, at: AT };
    await publish(database().orm, { ...text, arms: armsWith({}, { theme: 'jade' }), experiment });
    await publish(database().orm, { ...text, brand: 'bfzb' });
    const table = await read();
    expect(table.mistakes).toEqual([]);
    expect(table.catalogueAt(START).page(`/${SLUG}`)?.route).toBe(`/stage/activity/${SLUG}`);
    const shown = (brand: string) =>
      table.contentAt({ page: table.catalogueAt(START).page(`/${SLUG}`), brand }, START)?.arms;
    const seen = shown('bfzb');
    expect(seen).toMatchObject({
      revision: 1,
      arms: [
        { arm: arms?.[0]?.digest, page: { route: `/stage/activity/${SLUG}` } },
        { arm: arms?.[1]?.digest, page: { route: `/ticket/activity/${SLUG}` } },
      ],
    });
    expect(seen?.arms[1]?.content).toMatchObject({
      definition: { hero: { ...written().hero, composition: 'ticket' } },
      patch: { title: '金秋' },
    });
    expect(shown('bfzh')).toMatchObject({ revision: 2, arms: [{ content: { definition: written() } }, {}] });
  });

  test('a page shows the clause in force unless the build has a higher version, and forms name its version', async () => {
    const [clause] = clauses;
    if (!clause) throw new Error('There is no clause.');
    const { effectiveOn: _, ...document } = clause;
    const { slug, title } = clause;
    const patch = { ...document, version: '9.9' };
    await publish(database().orm, { subject: 'clause', slug, patch, at: AT, from: START });
    const later = after(AT, DAY).getTime();
    await publish(database().orm, { subject: 'clause', slug, patch: document, at: AT, from: later });
    const table = await read();
    const at = (path: string, moment: number) =>
      table.contentAt({ page: catalogue.page(path), brand: 'bfzh' }, moment)?.content;
    expect(at(`/clause/${slug}`, START)).toEqual({ clause: { ...patch, effectiveOn: '2026-06-01' } });
    expect(at('/bull-market', START)).toEqual({ versions: { [slug]: { title, version: '9.9' } } });
    expect([at(`/clause/${slug}`, START - 1), at('/download', START), at(`/clause/${slug}`, later)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
