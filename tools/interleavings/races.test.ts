import { readFileSync } from 'node:fs';
import { SCENARIOS } from '@/server/testing/interleavings/scenarios';
import { planted } from './planted';
import { RACES } from './races';

test('has twenty-one races with different names', () => {
  expect(new Set(RACES.map(({ name }) => name)).size).toBe(21);
});

test.each(RACES.map((race) => [race.name, race] as const))(
  '%s: the program has the text that the race replaces',
  (_, race) => {
    const source = readFileSync(race.file, 'utf8');
    expect(planted(source, race)).not.toBe(source);
    expect(SCENARIOS.map(({ name }) => name)).toEqual(expect.arrayContaining([...race.scenarios]));
  },
);

test('rejects a text that the source has twice', () => {
  const race = { name: '', scenarios: [], file: '', changes: [['lock', '']] as const };
  expect(() => planted('lock lock', race)).toThrow('2 times instead of once: lock');
});
