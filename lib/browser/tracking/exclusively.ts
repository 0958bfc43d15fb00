const tails = new Map<string, Promise<void>>();

/**
 * Runs work exclusively among all with the same name: across tabs if the browser grants Web Locks, else within this
 * tab.
 *
 * @param work never rejects
 */
export async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) return inThisTab(name, work);
  let begun = false;
  try {
    await navigator.locks.request(name, () => {
      begun = true;
      return work();
    });
  } catch {
    // Browsers that block storage refuse locks too.
    if (!begun) await inThisTab(name, work);
  }
}

function inThisTab(name: string, work: () => Promise<void>): Promise<void> {
  const turn = (tails.get(name) ?? Promise.resolve()).then(work);
  tails.set(name, turn);
  return turn;
}
