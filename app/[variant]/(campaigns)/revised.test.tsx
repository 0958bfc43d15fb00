import { renderToStaticMarkup } from 'react-dom/server';
import { cacheRevision } from '@/app/cached-revisions';
import bullMarket from '@/campaigns/bull-market';
import { unmarked } from '@/lib/copy/break-mark';
import { campaignMetadata, campaignPage } from './campaign-page';

const DIGEST = '0123456789abcdef';
const REVISED = `~rev_${DIGEST}`;
const variant = (more = '') => ({ params: Promise.resolve({ variant: `bfzh~XY_101~ios~web~standard${more}` }) });

const page = campaignPage(bullMarket, {
  composition: { name: 'diagonal', styles: {} },
  action: { name: 'form', render: ({ campaign }) => <p>{campaign.form?.title}</p> },
});
const shown = async (more?: string) => unmarked(renderToStaticMarkup(await page(variant(more))));
const title = async (more?: string) => (await campaignMetadata(bullMarket)(variant(more))).title;

test('fails to render a revision that the process has not received', async () => {
  await expect(shown('~rev_fedcba9876543210')).rejects.toThrow('fedcba9876543210');
});

test("renders the revision's texts with a revision and the definition's texts without one", async () => {
  const before = [await shown(), await title()];
  cacheRevision(DIGEST, { title: '金市专题', theme: 'jade', hero: { headline: '看得懂，再上车' } });
  const revised = await shown(REVISED);
  expect(revised).toContain('看得懂');
  expect(revised).not.toContain('牛在走');
  expect(revised).toContain(bullMarket.form?.title);
  expect(await title(REVISED)).toMatch(/^金市专题 - /);
  expect([await shown(), await title()]).toEqual(before);
  expect(before[0]).toContain('牛在走');
});
