/** Those who are told when something happens. */
export interface Emitter<Told extends unknown[] = []> {
  /** Tells everybody who listens by now. */
  emit(...told: Told): void;
  /** Returns the function that ends the listening. */
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
