import type { z } from 'zod';
import type { PasswordHasher } from '../domain/accounts/passwords';
import type { ActivityServices } from '../domain/activities/engine/services';
import type { Orm } from '../platform/database/types';
import type { OpenedKeys } from '../platform/secrets/open-keys';
import type { ApprovalRules } from './approval-settings';
import type { SignedIn } from './operators/sessions';

/** An act that is refused, or an order that cannot be understood; its message is a sentence for the operator. */
export class OperatorError extends Error {}

/** What operations work with. */
export interface OperationServices extends ActivityServices {
  /** What the vault's keys are opened by. */
  keys: OpenedKeys;
  passwords: PasswordHasher;
  /** True where this process works on the database for a command that wants no server beside it, and answers no calls itself. */
  alone?: true;
  /** `approvals` is missing where no act needs a second operator; in `development` nobody needs an account, and brands are at `localPort`. */
  config: { approvals?: ApprovalRules | undefined; development: boolean; localPort?: number | undefined };
}

/** What an operation works on. */
export interface OperationContext {
  services: OperationServices;
  /** The transaction in which the operation runs and is recorded; the database itself where it runs `online`. */
  orm: Orm;
  now: Date;
  /** Who acts; empty in operations that only look. */
  operator: string;
  /** The account and the session behind that name; missing where operators are known by the names that they give. */
  signedIn?: SignedIn | undefined;
  /**
   * Carries out another operation in the same transaction and records it as its operator's, with what is added to its details; nothing
   * asks for approval then.
   * @throws OperatorError when it is refused
   */
  execute(order: Order, added: Record<string, unknown>): Promise<Operated>;
}

/** An operation as it is asked for, on the command line or from another process. */
export interface Order {
  operation: string;
  input: Record<string, unknown>;
  /** The operator's name; empty where none was given. */
  operator: string;
  /** The token of the operator's session, where there is one. */
  session?: string | undefined;
}

/**
 * Who may call an operation once operators have accounts. `anybody` and, by a name that nobody checks, `named` go without a session;
 * `signed-in` needs one, `account` and `admin` do even where operators have no accounts yet; `proof` is proved by its own input.
 */
type Access = 'anybody' | 'named' | 'signed-in' | 'account' | 'admin' | 'proof';

export interface Operated {
  /** What the operator is shown. */
  text: string;
  /** What is recorded of an act; left out where nothing was changed. */
  details?: Record<string, unknown>;
  /** US dollars that the act moves, by which, with others of the same day, a limit of approvals is reached. */
  dollars?: number;
  /** True where it ends a campaign that was running. */
  closes?: boolean;
  /** True where another operator is there to approve a change of who operates. */
  approvable?: boolean;
  /** What it comes to, where `text` has what is another's each time, such as a new id: who approves it is shown this. */
  effect?: string;
  /** The account that it is about, where its input or text names one: what is stored of a request goes with the account. */
  account?: string;
}

/** What is typed unseen. */
interface Secret {
  question: string;
  /** True where it is asked for twice, because it is new. */
  twice?: true;
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
  /** Options that take nothing, each with what it does. */
  flags?: Readonly<Record<string, string>>;
  /** What is asked for on the terminal, by name, each with its question: secrets, which no argument may hold. */
  secrets?: Readonly<Record<string, Secret>>;
  /** True where it changes or hands out something: it needs the operator's name and is recorded. */
  act: boolean;
  /** Left out: `signed-in` for an act, `anybody` for what only looks. */
  access?: Access;
  /**
   * When a second operator has to approve the act: each time, where it moves more dollars than one may alone within 24 hours, ends a campaign, or
   * changes who operates.
   */
  approval?: 'always' | 'over-limit' | 'when-closing' | 'when-approvable';
  /** True where it goes on for long beside the calls, in transactions of its own; it is recorded once it has ended. */
  online?: true;
  /** Operands and options by name, all of them text; the rest operand is a list, a flag that was named is true. */
  input: Input;
  run(context: OperationContext, input: z.output<Input>): Promise<Operated>;
}

/** Keeps an operation's exact types while it is written. */
export function defineOperation<Input extends z.ZodType<Record<string, unknown>>>(
  operation: Operation<Input>,
): Operation<Input> {
  return operation;
}
