import type { z } from 'zod';
import type { ActivityServices } from '../domain/activities/engine/services';
import type { Orm } from '../platform/database/types';
import type { OpenedKeys } from '../platform/secrets/open-keys';

/** An act that is refused, or an order that cannot be understood; its message is a sentence for the operator. */
export class OperatorError extends Error {}

/** What operations work with. */
export interface OperationServices extends ActivityServices {
  /** What the vault's keys are opened by. */
  keys: OpenedKeys;
}

/** What an operation works on. */
export interface OperationContext {
  services: OperationServices;
  /** The transaction in which the operation runs and is recorded; the database itself where it runs `online`. */
  orm: Orm;
  now: Date;
  /** Who acts; empty in operations that only look. */
  operator: string;
}

export interface Operated {
  /** What the operator is shown. */
  text: string;
  /** What is recorded of an act; left out where nothing was changed. */
  details?: Record<string, unknown>;
}

/** One command of the operator's command line. A new one is a file here and its line in `operations.ts`. */
export interface Operation<Input extends z.ZodType<Record<string, unknown>> = z.ZodType<Record<string, unknown>>> {
  name: string;
  /** What it does, in a few words. */
  summary: string;
  /** Names of what stands after the command, in order; one that ends in `...` takes all the rest. */
  operands: readonly string[];
  /** The operand that names a file; the operation is given the file's text. */
  file?: string;
  /** The operand that names a file which the operation itself reads or writes; it is given the whole path. */
  path?: string;
  /** Options by name, each with what it takes. */
  options?: Readonly<Record<string, string>>;
  /** True where it changes or hands out something: it needs the operator's name and is recorded. */
  act: boolean;
  /** True where it goes on for long beside the calls, in transactions of its own; it is recorded once it has ended. */
  online?: true;
  /** Operands and options by name, all of them text; the rest operand is a list. */
  input: Input;
  run(context: OperationContext, input: z.output<Input>): Promise<Operated>;
}

/** Keeps an operation's exact types while it is written. */
export function defineOperation<Input extends z.ZodType<Record<string, unknown>>>(
  operation: Operation<Input>,
): Operation<Input> {
  return operation;
}
