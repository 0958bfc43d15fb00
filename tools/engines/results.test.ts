import { reportPage } from './report';
import { type EngineResult, faultLines, resultTable } from './results';

const fault = (page: string, text: string) => ({
  kind: 'cut' as const,
  element: 'li > p',
  text,
  detail: '73 px beyond the right edge',
  page,
  screens: ['320', '375@140'],
});

const RESULTS: readonly EngineResult[] = [
  {
    engine: '69',
    version: '69.0.3494.0',
    stories: [
      { story: 'landing', ok: true, seconds: 1, errors: [], picture: '69-landing.png' },
      {
        story: 'spin',
        ok: false,
        seconds: 12,
        reason: 'timed out waiting for the wheel',
        errors: ['a < b is not defined'],
      },
    ],
    layout: { pages: ['/a', '/b'], faults: ['1', '2', '3', '4', '5'].map((text) => fault('/a', text)), seconds: {} },
  },
  { engine: 'webkit', missing: 'xvfb is missing', stories: [] },
];

test('prints a table with a row per engine and a column per story', () => {
  expect(resultTable(RESULTS).split('\n')).toEqual([
    'engine  version      landing  spin    pages with faults',
    '69      69.0.3494.0  ok       FAILED  1 of 2',
    'webkit  missing',
  ]);
});

test('prints a line per failure, and only the first faults of a page', () => {
  expect(faultLines(RESULTS)).toEqual([
    '69 spin: timed out waiting for the wheel; a < b is not defined',
    '69 /a: cut (320, 375@140) li > p “1”: 73 px beyond the right edge',
    '69 /a: cut (320, 375@140) li > p “2”: 73 px beyond the right edge',
    '69 /a: cut (320, 375@140) li > p “3”: 73 px beyond the right edge',
    '69 /a: and 2 more',
    'webkit: xvfb is missing',
  ]);
});

test('shows all results in the HTML report and escapes them', () => {
  const html = reportPage(RESULTS);
  expect(html).toContain('<a href="69-landing.png">ok</a>');
  expect(html).toContain('<small>a &lt; b is not defined</small>');
  expect(html).toContain('<summary>/a: 5</summary>');
  expect(html).toContain('xvfb is missing');
});
