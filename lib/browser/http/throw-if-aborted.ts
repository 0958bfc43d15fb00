/**
 * Ends work whose caller has ended it. `AbortSignal.throwIfAborted` and `reason` are younger than the phones served here.
 *
 * @throws the signal's reason, or an `AbortError` where the browser keeps none
 */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw signal.reason ?? new DOMException('The caller has ended it.', 'AbortError');
}
