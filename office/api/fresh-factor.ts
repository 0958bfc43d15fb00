import { useSyncExternalStore } from 'react';
import { refusalOf } from './problem-text';

/** Answers whether the operator entered a valid code. */
type Answer = (confirmed: boolean) => void;

let waiting: readonly Answer[] = [];
const listeners = new Set<() => void>();

/** Whether a call was rejected because the session's last code or passkey is too old. */
export function isFactorNeeded(error: unknown): boolean {
  const [first] = refusalOf(error) ?? [];
  return first?.kind === 'sentence' && first.code === 'factor_needed';
}

/** Shows the dialog for a code, one for all calls that wait. Returns false if the operator cancels. */
export function askFactor(): Promise<boolean> {
  return new Promise((resolve) => set([...waiting, resolve]));
}

/** Ends the dialog. */
export function answerFactor(confirmed: boolean): void {
  const answered = waiting;
  set([]);
  for (const answer of answered) answer(confirmed);
}

/** Whether a call waits for a code. */
export function useFactorAsked(): boolean {
  return useSyncExternalStore(subscribe, () => waiting.length > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly Answer[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}
