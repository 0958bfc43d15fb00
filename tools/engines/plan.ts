import type { Engine } from './engines';
import type { Story } from './stories/story';

type Path = `/${string}`;

/** What an engine runs. */
export interface Plan {
  engine: Engine;
  stories: readonly Story[];
  /** The pages whose layout it checks. */
  pages: readonly Path[];
}

function storyId(engine: string, story: string): string {
  return `engines/${engine}/${story}`;
}

function layoutId(engine: string, path: string): string {
  return `engines/${engine}/layout${path}`;
}

/**
 * What each engine runs of the chosen stories and pages.
 *
 * @param only the ids to run; all by default
 */
export function planOf(
  engines: readonly Engine[],
  { stories, pages }: Omit<Plan, 'engine'>,
  only?: readonly string[],
): Plan[] {
  const ids = only && new Set(only);
  const includes = (id: string) => ids?.has(id) ?? true;
  return engines
    .map((engine) => ({
      engine,
      stories: stories.filter(({ name, except }) => except !== engine.name && includes(storyId(engine.name, name))),
      pages: pages.filter((path) => includes(layoutId(engine.name, path))),
    }))
    .filter((plan) => plan.stories.length + plan.pages.length > 0);
}

/** The ids of a plan, each one unit of cost. */
export function idsOf({ engine, stories, pages }: Plan): string[] {
  return [
    ...stories.map(({ name }) => storyId(engine.name, name)),
    ...pages.map((path) => layoutId(engine.name, path)),
  ];
}
