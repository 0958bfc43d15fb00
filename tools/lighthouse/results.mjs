import { GOALS } from './plan.mjs';

const LCP = 'largest-contentful-paint';
const BUSY = 'busy-time';
const CLS = 'cumulative-layout-shift';

/**
 * The parts of Lighthouse's results that are read here, with `busy-time` among the audits.
 * @typedef {{ score: number | null, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{ score?: number | null, numericValue?: number }} Audit
 * @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit> }} Result
 */

/**
 * The result with the median largest paint, and the median busy time of all results; the lower one of an even number.
 *
 * @template {Result} Measured
 * @param {readonly Measured[]} results
 */
export function median(results) {
  const result = medianBy(results, LCP);
  return { ...result, audits: { ...result.audits, [BUSY]: medianBy(results, BUSY).audits[BUSY] ?? {} } };
}

/**
 * @template {Result} Measured
 * @param {readonly Measured[]} results
 * @param {string} id of an audit
 */
function medianBy(results, id) {
  const sorted = [...results].sort((a, b) => figureOf(a, id) - figureOf(b, id));
  return /** @type {Measured} */ (sorted[Math.floor((sorted.length - 1) / 2)]);
}

/**
 * A result as a row of the table.
 *
 * @param {Result} result
 * @param {Result} bare the bare page's
 */
export function rowOf(result, bare) {
  const [accessibility, practices, search] = Object.keys(GOALS.scores).map((id) => scoreOf(result, id));
  return {
    accessibility,
    practices,
    search,
    'LCP s': rounded(figureOf(result, LCP) / 1000),
    'LCP ×': rounded(ratioOf(result, bare, LCP)),
    'busy ms': Math.round(figureOf(result, BUSY)),
    'busy ×': rounded(ratioOf(result, bare, BUSY)),
    CLS: Number(figureOf(result, CLS).toFixed(3)),
  };
}

/**
 * A sentence for every goal that a result misses; for a score with the audits that cost it.
 *
 * @param {Result} result
 * @param {Result} bare the bare page's
 */
export function goalsMissed(result, bare) {
  const { scores, figures, ratios } = GOALS;
  return [
    ...Object.entries(scores)
      .filter(([id, least]) => scoreOf(result, id) < least)
      .map(([id, least]) => `${id} ${scoreOf(result, id)}, at least ${least}${failedAudits(result, id)}`),
    ...Object.entries(figures)
      .filter(([id, most]) => figureOf(result, id) > most)
      .map(([id, most]) => `${id} ${Number(figureOf(result, id).toFixed(3))}, at most ${most}`),
    ...Object.entries(ratios)
      .filter(([id, most]) => !(ratioOf(result, bare, id) <= most))
      .map(([id, most]) => `${id} ${rounded(ratioOf(result, bare, id))} times the bare page's, at most ${most}`),
  ];
}

/**
 * @param {Result} result
 * @param {string} id of a category
 */
function failedAudits(result, id) {
  const refs = result.categories[id]?.auditRefs ?? [];
  const failed = refs.filter(({ id: audit, weight }) => weight > 0 && (result.audits[audit]?.score ?? 1) < 1);
  return failed.length > 0 ? ` (${failed.map((ref) => ref.id).join(', ')})` : '';
}

const scoreOf = (/** @type {Result} */ result, /** @type {string} */ id) =>
  Math.round((result.categories[id]?.score ?? 0) * 100);
const figureOf = (/** @type {Result} */ result, /** @type {string} */ id) =>
  result.audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
const ratioOf = (/** @type {Result} */ result, /** @type {Result} */ bare, /** @type {string} */ id) =>
  figureOf(result, id) / figureOf(bare, id);
const rounded = (/** @type {number} */ number) => Number(number.toFixed(2));
