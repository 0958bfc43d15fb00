import { campaigns } from '@/campaigns';
import { pages } from '@/campaigns/catalogue';
import { siteUrl } from '@/lib/site';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { AGENTS, ask } from '../support/client';
import { operatorOf } from '../support/operator';
import { startProduct } from '../support/product';
import { copied, publishCopies } from '../support/stored-campaigns';
import { expect, test } from '../support/test';

/**
 * What may differ: names, numbers of activities, and the digests in the addresses of pages and pictures; scripts, in which React numbers
 * and measures what the HTML shows.
 */
const NAMES = [
  /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g,
  /-stored\b/g,
  /(?<="activityId\\?":)\d+/g,
  /~rev_[0-9a-f]{16}/g,
  /(?<=\/share\/\w+\/)[0-9a-f]{8}\//g,
];

test('a stored copy of every campaign has the HTML of its model, byte for byte but for names', async () => {
  // Publishes 58 campaigns, and renders 140 pages.
  test.slow();
  const product = await startProduct(endToEndSettings);
  try {
    const slugs = campaigns.map(({ slug }) => slug);
    await publishCopies({ ...operatorOf(product.dataDir, () => new Date()), port: product.port }, slugs);
    const htmlAt = async (path: string) => {
      const headers = { 'user-agent': AGENTS.ios };
      const { status, text } = await ask({ path: siteUrl(`/${path}`), port: product.port, headers });
      return `${status} ${NAMES.reduce((html, name) => html.replaceAll(name, ''), text)}`;
    };
    /** By path, what is around the first difference. */
    const differing: string[][] = [];
    for (const { path, campaign } of pages) {
      if (campaign === undefined) continue;
      const model = await htmlAt(path.slice(1));
      expect(model).toMatch(/^200 /);
      const copy = await htmlAt(path.slice(1).replace(campaign, copied(campaign)));
      const at = [...model].findIndex((character, index) => character !== copy[index]);
      if (at >= 0) differing.push([path, model.slice(at - 60, at + 60), copy.slice(at - 60, at + 60)]);
    }
    expect(differing).toEqual([]);
  } finally {
    await product.close();
  }
});
