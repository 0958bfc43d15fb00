/** Notifies its listeners of an event. */
export interface Emitter<Told extends unknown[] = []> {
  /** Calls all current listeners. */
  emit(...told: Told): void;
  /** Returns the function that removes the listener. */
  on(listener: (...told: Told) => void): () => void;
  readonly size: number;
}

export function createEmitter<Told extends unknown[] = []>(): Emitter<Told> {
  const listeners = new Set<(...told: Told) => void>();
  return {
    emit(...told) {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(...told);
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
