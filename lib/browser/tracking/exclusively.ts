const tails = new Map<string, Promise<void>>();

/**
 * Runs work alone among all that bears its name: in every tab where the browser grants Web Locks, else in this one.
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
    // Browsers that block storage refuse locks as well.
    if (!begun) await inThisTab(name, work);
  }
}

function inThisTab(name: string, work: () => Promise<void>): Promise<void> {
  const turn = (tails.get(name) ?? Promise.resolve()).then(work);
  tails.set(name, turn);
  return turn;
}
