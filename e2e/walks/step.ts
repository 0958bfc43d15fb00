import { stripVTControlCharacters } from 'node:util';
import type { Arbitrary, AsyncCommand } from 'fast-check';
import { look, WalkFault } from './invariants';
import type { Model } from './model';
import type { Walker } from './walker';

/** One action of a visitor. */
export type Step = AsyncCommand<Model, Walker>;

/** A kind of step and its frequency relative to the others. Steps that are rarely possible weigh more. */
export interface WeightedStep {
  arbitrary: Arbitrary<Step>;
  weight: number;
}

interface Deed {
  /** Whether the step is possible in the current state. */
  possible?: (model: Readonly<Model>) => boolean;
  /** Runs the step, and updates what the model expects from then on. */
  take: (model: Model, walker: Walker) => Promise<void>;
}

/**
 * Creates a step of a walk, which checks the page afterwards.
 *
 * @param name for the report
 */
export function step(name: string, { possible = () => true, take }: Deed): Step {
  return {
    check: (model) => model.left > 0 && possible(model),
    async run(model, walker) {
      model.left -= 1;
      walker.steps.push(`${name} (${model.host}${model.seen.path})`);
      try {
        await take(model, walker);
      } catch (error) {
        if (error instanceof WalkFault) throw error;
        throw new WalkFault(walker, [`The step failed: ${reasonOf(error)}`]);
      }
      await look(model, walker);
    },
    toString: () => name,
  };
}

/** For steps that load another document: offline, the browser shows its own error page. */
export const online = ({ offline }: Readonly<Model>) => !offline;

/** Playwright's message without colours, shortened to the error and the cause of the last try. */
function reasonOf(error: unknown): string {
  const lines = stripVTControlCharacters(String(error)).split('\n');
  const cause = lines.findLast((line) => /intercepts|not (?:visible|stable|enabled)|outside/.test(line));
  return [lines[0], cause?.trim()].filter(Boolean).join(' – ');
}
