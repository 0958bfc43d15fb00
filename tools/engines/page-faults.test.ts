import { pages } from '@/campaigns/catalogue';
import type { LayoutFault } from './kit/layout';
import { EXCEPTIONS } from './layout-exceptions';
import { joinWidths } from './page-faults';

const cut = (text: string, width: number): LayoutFault & { width: number } => ({
  kind: 'cut',
  element: 'li > p.text',
  text,
  detail: `${400 - width} px beyond the right edge`,
  width,
});

test('reports a fault at several widths once', () => {
  const faults = joinWidths('/a', [cut('one', 320), cut('two', 320), cut('one', 375), cut('one', 375)]);
  expect(faults.map(({ text, widths, page }) => [page, text, widths])).toEqual([
    ['/a', 'one', [320, 375]],
    ['/a', 'two', [320]],
  ]);
});

test('has a reason and an existing page for every exception', () => {
  for (const { page, why } of EXCEPTIONS) {
    expect(why).toMatch(/\w+ \w+/);
    if (page) expect(pages.map(({ path }) => path)).toContain(page);
  }
});
