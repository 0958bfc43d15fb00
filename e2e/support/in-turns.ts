const AT_A_TIME = 6;

/** Runs `work` on every item, a few at a time. */
export async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}
