import { createEmitter } from './emitter';

/** A value outside React that islands read through `useSyncExternalStore`. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const { emit, on } = createEmitter();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
    subscribe: on,
  };
}
