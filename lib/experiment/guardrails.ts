import { type ArmRows, type CountRow, sumOf } from './counts';
import { GUARDRAILS, type Guardrail, type GuardrailResult } from './result';
import { meanOf, type Sample } from './sample';
import { changeBetween } from './sequence';

/** The relative change of each guardrail from which it is broken, and the ratio that changes. */
const RULES: Readonly<Record<Guardrail, { limit: number; sampleOf(rows: readonly CountRow[]): Sample }>> = {
  loading: { limit: 0.1, sampleOf: loadTime },
  failures: { limit: 0.2, sampleOf: numbersWithoutCode },
  cost: { limit: 0.1, sampleOf: costPerAccount },
};

/** The guardrails of each other arm. Each is most sensitive to a change as large as its limit. */
export function guardrailsOf(first: ArmRows, others: readonly ArmRows[]): GuardrailResult[] {
  return others.flatMap(({ name, rows }) =>
    GUARDRAILS.map((guardrail) => {
      const { limit, sampleOf } = RULES[guardrail];
      const sought = { smallest: limit, comparisons: others.length };
      const change = changeBetween(sampleOf(first.rows), sampleOf(rows), sought);
      return { arm: name, guardrail, change, limit, broken: change !== null && change.low > limit };
    }),
  );
}

function loadTime(rows: readonly CountRow[]): Sample {
  const { loaded, loadTime: sum, loadTimeSquared } = sumOf(rows);
  return meanOf(loaded, sum, loadTimeSquared);
}

function numbersWithoutCode(rows: readonly CountRow[]): Sample {
  const { phones, codes } = sumOf(rows);
  return meanOf(phones, phones - codes);
}

/** Only counts visitors who came by paid ads: others open accounts without ad spend. */
function costPerAccount(rows: readonly CountRow[]): Sample {
  const sample = { n: 0, x: 0, xx: 0, y: 0, yy: 0, xy: 0 };
  for (const { cost, visitors, accounts } of rows.filter((row) => row.cost > 0)) {
    sample.n += visitors;
    sample.x += cost * visitors;
    sample.xx += cost ** 2 * visitors;
    sample.y += accounts;
    sample.yy += accounts;
    sample.xy += cost * accounts;
  }
  return sample;
}
