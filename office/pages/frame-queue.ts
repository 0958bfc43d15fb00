/** Loads a few frames at a time: each is a whole page, and loading all together would delay every one. */
export interface FrameQueue {
  /**
   * Waits for a place.
   * @param load is called once, with a function to call when the page has loaded
   * @returns gives the place up
   */
  join(load: (loaded: () => void) => void): () => void;
}

/** @param patience milliseconds after which a slow page no longer blocks the others */
export function createFrameQueue(atATime: number, patience: number): FrameQueue {
  const waiting: (() => void)[] = [];
  let loading = 0;

  function next(): void {
    while (loading < atATime) {
      const begin = waiting.shift();
      if (!begin) return;
      loading += 1;
      begin();
    }
  }

  return {
    join(load) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const begin = () => {
        timer = setTimeout(end, patience);
        load(end);
      };
      const end = () => {
        if (timer !== undefined) {
          clearTimeout(timer);
          timer = undefined;
          loading -= 1;
          next();
        }
        const place = waiting.indexOf(begin);
        if (place >= 0) waiting.splice(place, 1);
      };
      waiting.push(begin);
      next();
      return end;
    },
  };
}
