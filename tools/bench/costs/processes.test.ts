import { parseStat } from './processes';

/** A line of `/proc`: number, name, state, parent, 9 other fields, four times, 7 other fields, pages of memory. */
function stat(name: string): string {
  return `4711 (${name}) S 42 ${'0 '.repeat(9)}100 20 30 4 ${'0 '.repeat(6)}250 0 0\n`;
}

test.each(['nginx', 'next-server (v1)', 'a) S 7 (b'])('reads times and memory of a process named %s', (name) => {
  expect(parseStat(stat(name))).toEqual({ parent: 42, own: 1_200, children: 340, memory: 250 * 4_096 });
});
