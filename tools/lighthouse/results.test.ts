import { goalsMissed, median, rowOf } from './results.mjs';

/** What Lighthouse would say of a page that reaches every goal, but for some figures. */
function result(figures: Record<string, number> = {}, search = 1) {
  const audits = {
    'largest-contentful-paint': { numericValue: 900 },
    'total-blocking-time': { numericValue: 90.4 },
    'visit-blocking-time': { numericValue: 40.4 },
    'processor-blocking-time': { numericValue: 12.3 },
    'cumulative-layout-shift': { numericValue: 0 },
    'meta-description': { score: search },
    'structured-data': { score: null },
    ...Object.fromEntries(Object.entries(figures).map(([id, numericValue]) => [id, { numericValue }])),
  };
  const category = { score: 1, auditRefs: [] };
  const auditRefs = ['meta-description', 'structured-data'].map((id) => ({ id, weight: 1 }));
  return {
    audits,
    categories: {
      performance: category,
      accessibility: category,
      'best-practices': category,
      seo: { score: search, auditRefs },
    },
  };
}

test('a row has scores and figures, rounded', () => {
  expect(rowOf(result({ 'largest-contentful-paint': 1094 }))).toEqual({
    performance: 100,
    accessibility: 100,
    practices: 100,
    search: 100,
    'LCP s': 1.09,
    'TBT ms': 90,
    'visit ms': 40,
    'processor ms': 12,
    CLS: 0,
  });
});

test.each([
  ['every goal', result(), []],
  ['late paint', result({ 'largest-contentful-paint': 1200 }), ['largest-contentful-paint 1200, goal 1200']],
  ['a shift', result({ 'cumulative-layout-shift': 0.0004 }), ['cumulative-layout-shift 0, goal 0']],
  ['a search audit', result({}, 0.9), ['seo 90, at least 100 (meta-description)']],
])('%s', (_, measured, missed) => {
  expect(goalsMissed(measured)).toEqual(missed);
});

test('a figure that is missing is missed', () => {
  const { audits, categories } = result();
  expect(goalsMissed({ categories, audits: { ...audits, 'visit-blocking-time': {} } })).toEqual([
    'visit-blocking-time Infinity, goal 60',
  ]);
});

test('the middle of the runs counts, by their largest paint', () => {
  const runs = [1200, 900, 1000].map((paint) => result({ 'largest-contentful-paint': paint }));
  expect(median(runs)).toEqual(runs[2]);
});

test('the middle of the blocking times counts by itself', () => {
  const runs = [900, 1000, 1100].map((paint, index) =>
    result({ 'largest-contentful-paint': paint, 'visit-blocking-time': [80, 90, 10][index] ?? 0 }),
  );
  expect(rowOf(median(runs))).toMatchObject({ 'LCP s': 1, 'visit ms': 80 });
});
