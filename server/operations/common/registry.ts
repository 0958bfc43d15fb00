import { nameOperations } from './define-words';
import type { Operation } from './operation';

const registered = new Map<string, Operation>();

/** Registers all operations, in the order of help and forms. */
export function registerOperations(all: readonly Operation[]): readonly Operation[] {
  for (const operation of all) registered.set(operation.name, operation);
  const titles = all.map(({ name, title }) => [name, title]);
  nameOperations(Object.fromEntries(titles));
  return all;
}

/** An operation by its name. */
export function registeredOperation(name: string): Operation | undefined {
  return registered.get(name);
}

/** All operations, in order. */
export function registeredOperations(): readonly Operation[] {
  return [...registered.values()];
}
