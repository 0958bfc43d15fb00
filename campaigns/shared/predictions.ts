import type { Rule } from '@/lib/campaign/schema';
import { rulesOf } from './rules';

interface PredictionRules {
  /** When the first round was, and how often there is one, in words. */
  time: string[];
  /** How the result is determined. */
  answer: string[];
  risk: string;
}

/** What describes a prediction. */
export function predictionRules({ time, answer, risk }: PredictionRules): Rule[] {
  return rulesOf({ time, who: ['新老客户均可参加。'], what: answer, risk: [risk] });
}
