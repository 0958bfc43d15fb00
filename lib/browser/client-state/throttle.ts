/**
 * Runs `work` at most once every `interval` milliseconds. The first call of a burst waits for the end of the interval
 * and later calls join it, so that the last state of a burst is never missed.
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
