import { CallError } from './call';

/** Asks the operator to confirm with a code or passkey; `false` if they decline. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/** Sets what asks the operator, as long as it is on the page. */
export function askWith(asking: Ask | undefined): void {
  ask = asking;
}

/** Makes a call; if the server wants the operator to confirm first, asks for it and makes the call again. */
export async function confirmed<Result>(make: () => Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    const needed = error instanceof CallError && error.problem.code === 'factor_needed';
    if (!needed || !(await ask?.())) throw error;
    return make();
  }
}
