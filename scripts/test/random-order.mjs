import { createHash } from 'node:crypto';
import Sequencer from '@jest/test-sequencer';

/** Runs test files in an order drawn from the run's seed with `--randomize`, and otherwise in Jest's own order. */
export default class RandomOrder extends Sequencer {
  #config;

  /** @param {import('@jest/test-sequencer').TestSequencerOptions} options */
  constructor(options) {
    super(options);
    this.#config = options.globalConfig;
  }

  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  async sort(tests) {
    const { randomize, seed } = this.#config;
    if (!randomize) return super.sort(tests);
    /** @param {{ path: string }} test */
    const lot = ({ path }) => createHash('md5').update(`${seed} ${path}`).digest('hex');
    return [...tests].sort((a, b) => (lot(a) < lot(b) ? -1 : 1));
  }
}
