import type { ArmResult, Result, Verdict } from './result';
import { MISMATCH } from './sample-ratio';

type Findings = Pick<Result, 'ratio' | 'arms' | 'guardrails'>;

/**
 * What the figures say, in the order of {@link Verdict}.
 *
 * @param days until every arm has as many visitors as it needs
 */
export function verdictOf({ ratio, arms, guardrails }: Findings, days: number | null): Verdict {
  if (ratio.p < MISMATCH) return { code: 'mismatch' };
  const broken = guardrails.find((one) => one.broken);
  if (broken) return { code: 'broken', arm: broken.arm, guardrail: broken.guardrail };
  const others = arms.slice(1);
  if (others.every(({ change }) => change === null)) return { code: 'early' };
  const [best] = others.filter(({ change }) => change && change.low > 0).toSorted(byEstimate);
  if (best) return { code: 'better', arm: best.name };
  if (others.every(({ change }) => change && change.high < 0)) return { code: 'worse' };
  return days === 0 ? { code: 'equal' } : { code: 'undecided', days };
}

function byEstimate(one: ArmResult, other: ArmResult): number {
  return (other.change?.estimate ?? 0) - (one.change?.estimate ?? 0);
}
