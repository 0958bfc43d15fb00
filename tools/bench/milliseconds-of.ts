/** Milliseconds that work takes. */
export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
