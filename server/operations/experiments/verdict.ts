import type { Measure } from '@/lib/experiment/definition';
import type { ArmResult, Change, Result } from '@/lib/experiment/result';
import type { Sentence } from '../common/answer';
import { say } from './words';

/** What the figures of an experiment say, in one sentence. */
export function verdictSentence(result: Result, measure: Measure): Sentence {
  const { verdict, arms, counted, needed } = result;
  const [first, ...others] = arms;
  const best = [...others].sort((one, other) => estimateOf(other) - estimateOf(one))[0];
  const ofBest = { arm: best?.name ?? null, measure, ...rangeOf(best?.change) };
  switch (verdict.code) {
    case 'mismatch':
      return say('verdict_mismatch', farthest(result));
    case 'broken': {
      const { arm, guardrail } = verdict;
      const broken = result.guardrails.find((each) => each.arm === arm && each.guardrail === guardrail);
      return say('verdict_broken', { arm, guardrail, ...rangeOf(broken?.change), limit: broken?.limit ?? null });
    }
    case 'early':
      return say('verdict_early', { counted, needed });
    case 'better': {
      const { arm } = verdict;
      const winner = arms.find(({ name }) => name === arm);
      return say('verdict_better', {
        arm,
        measure,
        ...rangeOf(winner?.change),
        gain: winner ? gainOf(winner, measure) : null,
      });
    }
    case 'worse':
      return say('verdict_worse', {
        ...ofBest,
        arm: ofBest.arm ?? '',
        first: first?.name ?? '',
        ...rangeOf(best?.change && reversed(best.change)),
        more: others.length > 1,
      });
    case 'equal':
      return say('verdict_equal', ofBest);
    case 'undecided':
      return say('verdict_undecided', { ...ofBest, days: verdict.days });
  }
}

/** The arm whose visitors differ most from what its weight says. */
function farthest({ ratio }: Result): { arm: string; expected: number; seen: number } {
  const shares = ratio.arms.map(({ name, expected, seen }) => ({ arm: name, expected: Math.round(expected), seen }));
  const distance = ({ expected, seen }: (typeof shares)[number]) => Math.abs(seen - expected) / Math.max(expected, 1);
  return shares.reduce((one, other) => (distance(other) > distance(one) ? other : one));
}

function estimateOf({ change }: ArmResult): number {
  return change?.estimate ?? Number.NEGATIVE_INFINITY;
}

function rangeOf(change: Change | null | undefined) {
  return { low: change?.low ?? null, change: change?.estimate ?? null, high: change?.high ?? null };
}

/** A decrease as a positive number. */
function reversed({ low, estimate, high, p }: Change): Change {
  return { low: -high, estimate: -estimate, high: -low, p };
}

/** What an arm adds each month, in what its measure counts; `null` if there is no such figure. */
function gainOf({ accounts, dollars }: ArmResult, measure: Measure): { accounts?: number; dollars?: number } | null {
  const gained = Math.round(
    (measure === 'accounts' ? accounts : measure === 'deposits' ? dollars : null)?.estimate ?? 0,
  );
  if (gained <= 0) return null;
  return measure === 'accounts' ? { accounts: gained } : { dollars: gained };
}
