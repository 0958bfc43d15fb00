import type { Scenario } from '../scenario';
import * as operators from './operators';
import * as visitors from './visitors';

/** Every kind of activity, and operators' concurrent operations. */
export const SCENARIOS: readonly Scenario[] = [...Object.values(visitors), ...Object.values(operators)];

/** @throws when there is no scenario of that name */
export function findScenario(name: string): Scenario {
  const found = SCENARIOS.find((scenario) => scenario.name === name);
  if (!found)
    throw new Error(`There is no scenario "${name}", only: ${SCENARIOS.map((scenario) => scenario.name).join(', ')}.`);
  return found;
}
