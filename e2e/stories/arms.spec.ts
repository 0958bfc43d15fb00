import { BASE_PATH, siteUrl } from '@/lib/site';
import { EXPERIMENT } from '@/server/operations/testing/written-texts';
import { test } from '../support/operator-test';
import { expect } from '../support/test';

// No other story that has a product of its own uses this campaign.
const SLUG = 'cgold';
const WORDS = { calm: '看清点差，再下单', bold: '先算一手，再买' };
const ARMS = Object.entries(WORDS).map(([name, headline]) => ({
  name,
  weight: 50,
  patch: { title: headline, hero: { headline } },
}));

/** What determines the speed of a page: its scripts, styles and elements. */
const builtOf = (body: string) => body.match(/ src="[^"]*\.js"|<style|<section|<picture|<img|<use/g);

test('shows each visitor one of two arms, separates the arms in the funnel, and changes nothing else', async ({
  page,
  otherPage,
  baseURL,
  get,
  operator,
}) => {
  const address = siteUrl(`/${SLUG}`);
  const plain = await (await get(address)).text();
  expect((await get(address)).headers.get('set-cookie')).toBeNull();

  const file = JSON.stringify({ arms: ARMS, experiment: EXPERIMENT });
  const revision = /\d+/.exec(await operator.run('campaigns edit', { campaign: SLUG, file }))?.[0];
  await operator.run('campaigns submit', { revision });
  await operator.run('campaigns approve', { revision }, 'Wang Wei');
  await operator.run('campaigns publish', { revision });
  await expect
    .poll(async () => (await get(address)).headers.get('set-cookie'), { intervals: [100] })
    .toContain('draw=');

  const draws = Array.from({ length: 20 }, (_, draw) => String(draw).padStart(32, '0'));
  const bodies = await Promise.all(draws.map(async (draw) => (await get(address, { cookie: `draw=${draw}` })).text()));
  const armOf = (body: string) => ARMS.find(({ patch }) => body.includes(`<title>${patch.title}`))?.name ?? 'none';
  expect(new Set(bodies.map(armOf))).toEqual(new Set(['calm', 'bold']));
  expect(new Set(bodies).size).toBe(2);

  for (const body of bodies) expect(builtOf(body)).toEqual(builtOf(plain));

  for (const [index, [name, headline]] of Object.entries(WORDS).entries()) {
    const visited = [page, otherPage][index] ?? page;
    const value = draws[bodies.findIndex((body) => armOf(body) === name)] ?? '';
    const { hostname: domain } = new URL(baseURL ?? '');
    await visited.context().addCookies([{ name: 'draw', value, domain, path: BASE_PATH }]);
    const reported = visited.waitForResponse('**/crm/maidian/**');
    for (let visit = 0; visit < 3; visit += 1) {
      await visited.goto(`${baseURL}${address}`);
      await expect(visited.getByRole('heading', { level: 1 })).toContainText(headline);
    }
    expect((await reported).ok()).toBe(true);
    const funnel = () => operator.run('funnel', { by: 'arm', campaign: SLUG });
    await expect.poll(funnel).toMatch(new RegExp(`^${revision}-${name} +[1-9]`, 'm'));
  }

  await operator.run('campaigns rollback', { campaign: SLUG });
  await expect.poll(async () => (await get(address)).text(), { intervals: [100] }).toBe(plain);
  expect((await get(address)).headers.get('set-cookie')).toBeNull();
});
