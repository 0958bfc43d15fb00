/**
 * Lets a few pages load at a time: each is a whole page, and all at once would make every one of them late.
 *
 * @param {{ atATime: number, load: (key: string) => Promise<void> }} options `load` ends when the page is there; it never rejects
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
    /** @param {string} key waits once, however often it is asked for */
    add(key) {
      if (!waiting.includes(key)) waiting.push(key);
      next();
    },
    /** Forgets what has not begun. */
    clear() {
      waiting.length = 0;
    },
  };
}
