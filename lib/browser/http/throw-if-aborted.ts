/**
 * Throws if the caller has aborted. `AbortSignal.throwIfAborted` and `reason` are newer than the supported phones.
 *
 * @throws the signal's reason, or an `AbortError` if the browser does not store one
 */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw signal.reason ?? new DOMException('The caller aborted the work.', 'AbortError');
}
