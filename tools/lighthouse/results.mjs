import { GOALS } from './plan.mjs';

const LCP = 'largest-contentful-paint';
const TBT = 'total-blocking-time';
const VISIT = 'visit-blocking-time';
const PROCESSOR = 'processor-blocking-time';
const CLS = 'cumulative-layout-shift';

/**
 * What is read of Lighthouse's results.
 * @typedef {{ score: number | null, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{ score?: number | null, numericValue?: number }} Audit
 * @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit> }} Result
 */

/**
 * The result whose largest paint is in the middle, with the middle of the blocking times, which vary apart from it; of an even
 * number the lower of the two.
 *
 * @template {Result} Measured
 * @param {readonly Measured[]} results
 */
export function median(results) {
  const result = middleBy(results, LCP);
  const blocking = Object.fromEntries(
    [TBT, VISIT, PROCESSOR].map((id) => [id, middleBy(results, id).audits[id] ?? {}]),
  );
  return { ...result, audits: { ...result.audits, ...blocking } };
}

/**
 * @template {Result} Measured
 * @param {readonly Measured[]} results
 * @param {string} id an audit's
 */
function middleBy(results, id) {
  const sorted = [...results].sort((a, b) => figureOf(a, id) - figureOf(b, id));
  return /** @type {Measured} */ (sorted[Math.floor((sorted.length - 1) / 2)]);
}

/**
 * A result as a row of the table.
 *
 * @param {Result} result
 */
export function rowOf(result) {
  const [performance, accessibility, practices, search] = Object.keys(GOALS.scores).map((id) => scoreOf(result, id));
  return {
    performance,
    accessibility,
    practices,
    search,
    'LCP s': seconds(figureOf(result, LCP)),
    'TBT ms': Math.round(figureOf(result, TBT)),
    'visit ms': Math.round(figureOf(result, VISIT)),
    'processor ms': Math.round(figureOf(result, PROCESSOR)),
    CLS: Number(figureOf(result, CLS).toFixed(3)),
  };
}

/**
 * A sentence for every goal that a result misses, with what cost it where Lighthouse says so.
 *
 * @param {Result} result
 */
export function goalsMissed(result) {
  const { scores, below, atMost } = GOALS;
  const under = Object.entries(scores).filter(([id, least]) => scoreOf(result, id) < least);
  const over = [
    ...Object.entries(below).filter(([id, limit]) => figureOf(result, id) >= limit),
    ...Object.entries(atMost).filter(([id, limit]) => figureOf(result, id) > limit),
  ];
  return [
    ...under.map(([id, least]) => `${id} ${scoreOf(result, id)}, at least ${least}${costOf(result, id)}`),
    ...over.map(([id, limit]) => `${id} ${Number(figureOf(result, id).toFixed(3))}, goal ${limit}`),
  ];
}

/**
 * The audits by which a category falls short, except those of performance, which are figures.
 *
 * @param {Result} result
 * @param {string} id
 */
function costOf(result, id) {
  if (id === 'performance') return '';
  const refs = result.categories[id]?.auditRefs ?? [];
  const failed = refs.filter(({ id: audit, weight }) => weight > 0 && (result.audits[audit]?.score ?? 1) < 1);
  return failed.length > 0 ? ` (${failed.map((ref) => ref.id).join(', ')})` : '';
}

const scoreOf = (/** @type {Result} */ result, /** @type {string} */ id) =>
  Math.round((result.categories[id]?.score ?? 0) * 100);
const figureOf = (/** @type {Result} */ result, /** @type {string} */ id) =>
  result.audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
const seconds = (/** @type {number} */ milliseconds) => Number((milliseconds / 1000).toFixed(2));
