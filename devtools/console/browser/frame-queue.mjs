/**
 * Loads a few previews at a time: each is a whole page, and loading all together would delay every one.
 *
 * @param {{ atATime: number, load: (key: string) => Promise<void> }} options `load` resolves once the page is there and never
 * rejects
 */
export function createFrameQueue({ atATime, load }) {
  /** @type {string[]} */
  const waiting = [];
  let loading = 0;

  function next() {
    while (loading < atATime) {
      const key = waiting.shift();
      if (key === undefined) return;
      loading += 1;
      void load(key).then(() => {
        loading -= 1;
        next();
      });
    }
  }

  return {
    /** @param {string} key queued once, even if added several times */
    add(key) {
      if (!waiting.includes(key)) waiting.push(key);
      next();
    },
    /** Drops everything that has not started. */
    clear() {
      waiting.length = 0;
    },
  };
}
