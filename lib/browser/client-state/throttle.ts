/**
 * Runs `work` at most once in each `interval` milliseconds: the first call of a burst waits for the interval's end,
 * and the others join it, so that the last state of the burst is never missed.
 */
export function throttle(work: () => void, interval: number): () => void {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    setTimeout(() => {
      waits = false;
      work();
    }, interval);
  };
}
