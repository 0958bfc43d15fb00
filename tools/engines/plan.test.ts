import type { Engine } from './engines';
import { idsOf, planOf } from './plan';

const engine = (name: string) => ({ name }) as Engine;
const story = (name: string, except?: string) => ({ name, shows: '', except, run: async () => {} });

const ENGINES = ['69', 'webkit'].map(engine);
const CHOSEN = { stories: [story('spin'), story('changed-translated', 'webkit')], pages: ['/a', '/a/b'] as const };
const idsIn = (only?: string[]) => planOf(ENGINES, CHOSEN, only).flatMap(idsOf);

test('has an id for each story that an engine can run and for each page', () => {
  expect(idsIn()).toEqual([
    'engines/69/spin',
    'engines/69/changed-translated',
    'engines/69/layout/a',
    'engines/69/layout/a/b',
    'engines/webkit/spin',
    'engines/webkit/layout/a',
    'engines/webkit/layout/a/b',
  ]);
});

test('runs only the ids of a list, and no engine without one', () => {
  const only = ['engines/webkit/layout/a/b', 'engines/webkit/spin'];
  expect(idsIn(only).toSorted()).toEqual(only);
  expect(planOf(ENGINES, CHOSEN, only)).toHaveLength(1);
  expect(planOf(ENGINES, CHOSEN, [])).toEqual([]);
});
