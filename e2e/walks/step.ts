import { stripVTControlCharacters } from 'node:util';
import type { Arbitrary, AsyncCommand } from 'fast-check';
import { look, WalkFault } from './invariants';
import type { Model } from './model';
import type { Walker } from './walker';

/** Something that a visitor does. */
export type Step = AsyncCommand<Model, Walker>;

/** A kind of step, and how often it is tried beside the others; what is seldom possible weighs more. */
export interface WeightedStep {
  arbitrary: Arbitrary<Step>;
  weight: number;
}

interface Deed {
  /** Whether it can be done where the visitor is. */
  possible?: (model: Readonly<Model>) => boolean;
  /** Does it, and puts into the model what the visitor may expect from then on. */
  take: (model: Model, walker: Walker) => Promise<void>;
}

/**
 * A step of the walk, after which the page is looked at.
 *
 * @param name as the report says it
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
        throw new WalkFault(walker, [`The step cannot be taken: ${reasonOf(error)}`]);
      }
      await look(model, walker);
    },
    toString: () => name,
  };
}

/** For what asks the server for another document: without a connection the browser shows its own page. */
export const online = ({ offline }: Readonly<Model>) => !offline;

/** What Playwright says, without its colours and all of its tries but the last. */
function reasonOf(error: unknown): string {
  const lines = stripVTControlCharacters(String(error)).split('\n');
  const cause = lines.findLast((line) => /intercepts|not (?:visible|stable|enabled)|outside/.test(line));
  return [lines[0], cause?.trim()].filter(Boolean).join(' – ');
}
