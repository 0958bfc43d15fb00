import { goalsMissed, median, rowOf } from './results.mjs';

/** Lighthouse's result of a page that reaches every goal, except for the given figures. */
function result(figures: Record<string, number> = {}, search = 1) {
  const audits = {
    'largest-contentful-paint': { numericValue: 900 },
    'busy-time': { numericValue: 400.4 },
    'cumulative-layout-shift': { numericValue: 0 },
    'meta-description': { score: search },
    'structured-data': { score: null },
    ...Object.fromEntries(Object.entries(figures).map(([id, numericValue]) => [id, { numericValue }])),
  };
  const category = { score: 1, auditRefs: [] };
  const auditRefs = ['meta-description', 'structured-data'].map((id) => ({ id, weight: 1 }));
  return {
    audits,
    categories: { accessibility: category, 'best-practices': category, seo: { score: search, auditRefs } },
  };
}

const bare = result({ 'largest-contentful-paint': 750, 'busy-time': 200 });

test('shows scores, figures and ratios to the bare page in a row, rounded', () => {
  expect(rowOf(result({ 'largest-contentful-paint': 1094 }), bare)).toEqual({
    accessibility: 100,
    practices: 100,
    search: 100,
    'LCP s': 1.09,
    'LCP ×': 1.46,
    'busy ms': 400,
    'busy ×': 2,
    CLS: 0,
  });
});

test.each([
  ['nothing', result(), []],
  [
    'a late paint',
    result({ 'largest-contentful-paint': 1_600 }),
    ["largest-contentful-paint 2.13 times the bare page's, at most 2"],
  ],
  ['a busy thread', result({ 'busy-time': 1_010 }), ["busy-time 5.05 times the bare page's, at most 5"]],
  ['a shift', result({ 'cumulative-layout-shift': 0.004 }), ['cumulative-layout-shift 0.004, at most 0']],
  ['a search audit', result({}, 0.9), ['seo 90, at least 100 (meta-description)']],
])('reports %s', (_, measured, missed) => {
  expect(goalsMissed(measured, bare)).toEqual(missed);
});

test('reports a missing figure, of the page and of the bare page', () => {
  const { audits, categories } = result();
  const without = { categories, audits: { ...audits, 'busy-time': {} } };
  expect(goalsMissed(without, bare)).toEqual(["busy-time Infinity times the bare page's, at most 5"]);
  expect(goalsMissed(without, without)).toEqual(["busy-time NaN times the bare page's, at most 5"]);
});

test('takes the run with the median largest paint', () => {
  const runs = [1200, 900, 1000].map((paint) => result({ 'largest-contentful-paint': paint }));
  expect(median(runs)).toEqual(runs[2]);
});

test('takes the median busy time of all runs', () => {
  const runs = [900, 1000, 1100].map((paint, index) =>
    result({ 'largest-contentful-paint': paint, 'busy-time': [80, 90, 10][index] ?? 0 }),
  );
  expect(rowOf(median(runs), bare)).toMatchObject({ 'LCP s': 1, 'busy ms': 80 });
});
