import Sequencer from '@jest/test-sequencer';

/** Tests that start and kill processes, or act a thousand times on a database: each takes half a minute, from a short file. */
const LONG =
  /[/](?:crash|durability|started|faults|storm|codes|limit-guesses|red-packets|spins|redemptions)\.test\.ts$/;

/** Begins the long tests first where no earlier run says how long each takes: one that is begun last keeps a core waiting. */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    /** @param {{ path: string }} test */
    const isLong = ({ path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
