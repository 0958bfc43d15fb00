import { renderToStaticMarkup } from 'react-dom/server';
import { cacheContent } from '@/app/cached-revisions';
import { brandOf } from '@/brands';
import bullMarket from '@/campaigns/bull-market';
import reg2509 from '@/campaigns/reg-2509';
import { clauseOf } from '@/clauses';
import { definitionOf } from '@/lib/campaign/define';
import type { PageContent } from '@/lib/campaign/revision/content';
import type { Clause } from '@/lib/clause/schema';
import { unmarked } from '@/lib/copy/break-mark';
import type { Variant } from '@/lib/variant/types';
import { parseVariantId } from '@/lib/variant/variant-id';
import ClausePage from '../clause/[slug]/page';
import { consentOf } from '../consent';
import { campaignMetadata, campaignPage } from './campaign-page';
import { pagesMadeOf } from './defined-pages';

const DIGEST = '0123456789abcdef';
const revised = (digest: string, content: PageContent) => {
  expect(cacheContent(digest, JSON.stringify(content))).toBe(true);
  return `~rev_${digest}`;
};
const variant = (more = '') => ({ variant: `bfzh~XY_101~ios~web~standard${more}` });
const action = {
  name: 'form' as const,
  render: ({ campaign }: { campaign: typeof bullMarket }) => <p>{campaign.form?.title}</p>,
};
const blocks = { composition: { name: 'diagonal', styles: {} }, action } as const;

const page = campaignPage(bullMarket, blocks);
const shown = async (more?: string) =>
  unmarked(renderToStaticMarkup(await page({ params: Promise.resolve(variant(more)) })));
const headOf = (more?: string) => campaignMetadata(bullMarket)({ params: Promise.resolve(variant(more)) });
const title = async (more?: string) => (await headOf(more)).title;

test('fails to render content that the process has not received, and rejects content that does not fit the build', async () => {
  await expect(shown('~rev_fedcba9876543210')).rejects.toThrow('fedcba9876543210');
  const unfit = [
    { title: '旧版' },
    { definition: { ...definitionOf(bullMarket), colour: 'red' } },
    { brand: { hue: 1 } },
  ];
  for (const content of unfit) expect(cacheContent('fedcba9876543210', JSON.stringify(content))).toBe(false);
});

test("renders the revision's texts with a revision and the definition's texts without one", async () => {
  const before = [await shown(), await title()];
  const more = revised(DIGEST, { patch: { title: '金市专题', theme: 'jade', hero: { headline: '看得懂，再上车' } } });
  const html = await shown(more);
  expect(html).toContain('看得懂');
  expect(html).not.toContain('牛在走');
  expect(html).toContain(bullMarket.form?.title);
  expect(await title(more)).toMatch(/^金市专题 - /);
  expect([await shown(), await title()]).toEqual(before);
  expect(before[0]).toContain('牛在走');
});

test('renders a campaign that the build lacks, and what a revision changes of it', async () => {
  const { otherPages: _, success: _after, ...model } = definitionOf(reg2509);
  const definition = { ...model, slug: 'reg-2601', hero: { ...model.hero, composition: 'diagonal' } };
  const stored = revised('1111111111111111', { definition } as PageContent);
  const changed = revised('2222222222222222', { definition, patch: { title: '开户有礼' } } as PageContent);
  const { page: Page, generateMetadata, generateViewport } = pagesMadeOf(blocks.composition as never, action as never);
  const at = (more: string) => ({ params: Promise.resolve({ ...variant(more), path: ['reg-2601'] }) });
  const html = unmarked(renderToStaticMarkup(await Page(at(stored))));
  expect(html).toContain(reg2509.form?.title);
  expect(html).toContain('/reg-2601.jpg');
  expect(await generateViewport(at(stored))).toEqual({});
  const head = await generateMetadata(at(stored));
  expect(head.title).toContain(reg2509.title);
  expect(head.alternates?.canonical).toMatch(/\/newactivities\/reg-2601$/);
  expect((await generateMetadata(at(changed))).title).toMatch(/^开户有礼/);
  await expect(generateViewport(at(''))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});

test('a registration form and the page of a clause show the version in force', async () => {
  const clause = clauseOf('customer-agreement') as Clause;
  const form = variant(
    revised('4444444444444444', { versions: { [clause.slug]: { title: '新协议', version: '9.1' } } }),
  );
  const { documents } = consentOf(brandOf('bfzh'), parseVariantId(form.variant) as Variant);
  expect(documents[0]).toMatchObject({ title: '新协议', version: '9.1' });
  const more = revised('5555555555555555', { clause: { ...clause, version: '9.1' } });
  const element = await ClausePage({ params: Promise.resolve({ ...variant(more), slug: clause.slug }) });
  expect(renderToStaticMarkup(element)).toContain('9.1');
});
