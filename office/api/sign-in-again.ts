/** Resolves when the same operator is signed in again. */
type Ask = () => Promise<void>;

let ask: Ask | undefined;

/** Sets what lets the operator sign in again, as long as it is on the page. */
export function signInAgainWith(asking: Ask | undefined): void {
  ask = asking;
}

/** Waits until the operator of the page is signed in again; `false` if the page has no operator yet. */
export async function signInAgain(): Promise<boolean> {
  if (!ask) return false;
  await ask();
  return true;
}
