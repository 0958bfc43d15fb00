import { createHash } from 'node:crypto';
import { type Answer, planned, section } from '../common/answer';
import { canonical } from '../common/canonical';
import { type Operation, type OperationResult, OperatorError } from '../common/operation';
import { say } from './words';

/** Code of the sentence that rejects a run whose effect differs from the one of its preview. */
export const EFFECT_CHANGED = 'effect_differs';

const CODE_LENGTH = 12;

/** The effect of an operation, for the operators who confirm and approve it. */
export function effectOf({ effect, answer }: OperationResult): Answer {
  return effect ?? answer;
}

/** A code that two effects share only if they are the same; 12 hex digits. */
export function effectCode(effect: Answer): string {
  return createHash('sha256').update(canonical(effect)).digest('hex').slice(0, CODE_LENGTH);
}

/** The same operation, which throws an OperatorError if its effect has another code; what it only shows has none yet. */
export function withEffect(operation: Operation, code: string): Operation {
  return {
    ...operation,
    async run(context, input) {
      const result = await operation.run(context, input);
      const now = effectOf(result);
      if (result.confirm || effectCode(now) === code) return result;
      throw new OperatorError([say(EFFECT_CHANGED), section(say('effect_now'), planned(now))]);
    },
  };
}
