import { publicPages, UNKNOWN_ADDRESS } from '../support/pages';
import { expect, test } from '../support/test';

const TITLE = /<title>([^<]*)<\/title>/;

test('every page of the catalogue answers with its title', async ({ get, brand }) => {
  test.slow();
  for (const { address, title } of publicPages) {
    const answer = await get(address);
    expect(answer.status, address).toBe(200);
    const shown = TITLE.exec(await answer.text())?.[1];
    expect(shown, address).toContain(title);
    if (title) expect(shown, address).toContain(brand.name);
  }
});

test('an address outside the catalogue is the not-found page of the brand', async ({ get, brand }) => {
  const answer = await get(UNKNOWN_ADDRESS);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect((await answer.text()).includes(brand.riskWarning)).toBe(true);
});

test('server HTML has no inline style, no inline handler and no script of another origin', async ({ get }) => {
  test.slow();
  const forbidden = /<[^>]+\s(?:style|on[a-z]+)="|<script[^>]+src="(?:https?:)?\/\//g;
  for (const { address } of publicPages) {
    const html = await (await get(address)).text();
    const markup = html.replace(/<(script|style)>[\s\S]*?<\/\1>/g, '');
    expect(markup.match(forbidden) ?? [], address).toEqual([]);
  }
});
