/** Notifies its listeners of an event. */
export interface Emitter<Values extends unknown[] = []> {
  /** Calls all current listeners. */
  emit(...values: Values): void;
  /** Returns the function that removes the listener. */
  on(listener: (...values: Values) => void): () => void;
  readonly size: number;
}

export function createEmitter<Values extends unknown[] = []>(): Emitter<Values> {
  const listeners = new Set<(...values: Values) => void>();
  return {
    emit(...values) {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(...values);
    },
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get size() {
      return listeners.size;
    },
  };
}
