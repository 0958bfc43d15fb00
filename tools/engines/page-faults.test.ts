import { pages } from '@/campaigns/catalogue';
import type { LayoutFault } from './kit/layout';
import { EXCEPTIONS } from './layout-exceptions';
import { joinScreens } from './page-faults';

const cut = (text: string, screen: string): LayoutFault & { screen: string } => ({
  kind: 'cut',
  element: 'li > p.text',
  text,
  detail: '73 px beyond the right edge',
  screen,
});

test('reports a fault on several screens once', () => {
  const faults = joinScreens('/a', [cut('one', '320'), cut('two', '320'), cut('one', '375'), cut('one', '375')]);
  expect(faults.map(({ text, screens, page }) => [page, text, screens])).toEqual([
    ['/a', 'one', ['320', '375']],
    ['/a', 'two', ['320']],
  ]);
});

test('has a reason and an existing page for every exception', () => {
  for (const { page, why } of EXCEPTIONS) {
    expect(why).toMatch(/\w+ \w+/);
    if (page) expect(pages.map(({ path }) => path)).toContain(page);
  }
});
