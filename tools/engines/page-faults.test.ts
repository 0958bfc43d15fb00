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

test('what is wrong in the same way at several widths is told once', () => {
  const faults = joinWidths('/a', [cut('one', 320), cut('two', 320), cut('one', 375), cut('one', 375)]);
  expect(faults.map(({ text, widths, page }) => [page, text, widths])).toEqual([
    ['/a', 'one', [320, 375]],
    ['/a', 'two', [320]],
  ]);
});

test('every exception says why, and names a page that there is', () => {
  for (const { page, why } of EXCEPTIONS) {
    expect(why).toMatch(/\w+ \w+/);
    if (page) expect(pages.map(({ path }) => path)).toContain(page);
  }
});
