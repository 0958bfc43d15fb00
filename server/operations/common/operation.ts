import type { z } from 'zod';
import type { PasswordHasher } from '../../domain/accounts/passwords';
import type { ActivityServices } from '../../domain/activities/engine/services';
import type { Revisions } from '../../domain/revisions/follow-revisions';
import type { Orm } from '../../platform/database/types';
import type { OpenedKeys } from '../../platform/secrets/open-keys';
import type { ApprovalRules } from '../../settings/approvals';
import type { ApiConfig } from '../../settings/read-api-config';
import type { Answer, Sentence, Value } from './answer';
import type { Details } from './details';
import type { Concern, Permission, Unlimited } from './permission';
import { renderAnswer } from './render-answer';
import type { SignedIn } from './signed-in';
import type { Subject } from './subjects';

/** A rejected operation or an invalid command. Its message is the text of its answer. */
export class OperatorError extends Error {
  readonly answer: Answer;

  /** The code of its first sentence. */
  get code(): string | undefined {
    const [first] = this.answer;
    return first?.kind === 'sentence' ? first.code : undefined;
  }

  constructor(refusal: Sentence | Answer) {
    const answer = 'code' in refusal ? [refusal] : refusal;
    super(renderAnswer(answer));
    this.answer = answer;
  }
}

/** The services that operations use. */
export interface OperationServices extends ActivityServices {
  /** The keys that open the vault's keys. */
  keys: OpenedKeys;
  passwords: PasswordHasher;
  /** What operators have published. */
  revisions: Revisions;
  /** True in a process that runs a command which requires that no server uses the database. */
  alone?: true;
  /**
   * `approvals` is missing if no operation needs approval; in `development` operators need no accounts, and brands are at `localPort`.
   * `edgeAddresses` are the public addresses of the edge, if the server knows them.
   */
  config: {
    approvals?: ApprovalRules | undefined;
    development: boolean;
    localPort?: number | undefined;
    edgeAddresses?: readonly string[] | undefined;
  } & Pick<ApiConfig, 'provider' | 'sms' | 'conversions'>;
}

/** The context in which an operation runs. */
export interface OperationContext {
  services: OperationServices;
  /**
   * The transaction of the operation and its audit log entry; the database itself if the operation is `online`; a read-only transaction
   * on the standby if it is marked `standby`.
   */
  orm: Orm;
  now: Date;
  /** The operator's name; may be empty in operations that only read. */
  operator: string;
  /** The operator's account and session; missing where a name is enough. */
  signedIn?: SignedIn | undefined;
  /** True if the operation runs at the server's own command line. */
  shell?: true | undefined;
  /** The address of the operator's browser; missing at the command line. */
  address?: string | undefined;
  /** True in a preview, which is rolled back. */
  preview?: true | undefined;
  /**
   * Runs another operation in the transaction of a context, without approval, and adds an audit log entry in its operator's name with
   * `added` in the details; a preview adds none.
   * @throws OperatorError if the operation is rejected, or the context's operator may not approve it
   */
  runApproved(context: OperationContext, request: OperationRequest, added: Details): Promise<OperationResult>;
}

/** A request to run an operation, from the command line or another process. */
export interface OperationRequest {
  operation: string;
  input: Record<string, unknown>;
  /** The operator's name; empty if none was given. */
  operator: string;
  /** The token of the operator's session, if there is one. */
  session?: string | undefined;
  /** True to show the effect without changing anything. */
  preview?: boolean | undefined;
  /** True from the server's own command line, which only a process of that machine can set. */
  shell?: true | undefined;
  /** The address of the operator's browser; missing at the command line. */
  address?: string | undefined;
  /** Of a preview: the input that would repeat what the operator's form loaded; rejected if that would change something. */
  loaded?: Record<string, unknown> | undefined;
  /** The code of the effect that a preview showed: rejected if it has another effect now. */
  effect?: string | undefined;
}

/**
 * Whether an operation needs a session once operators have accounts; its permission says which roles may run it. `anybody`
 * needs no session, nor does `named`, which only needs an unchecked name. `signed-in` needs a session; `account` needs one even before
 * operators have accounts. `proof` checks its own input.
 */
type Access = 'anybody' | 'named' | 'signed-in' | 'account' | 'proof';

export interface OperationResult {
  /** The answer for the operator. */
  answer: Answer;
  /** Details for the audit log; missing if nothing changed. */
  details?: Details;
  /** True if the command fails with this answer, although its audit log entry is stored. */
  failed?: true;
  /** US dollars that the operation moves; they count towards the operator's limit for 24 hours. */
  dollars?: number;
  /** True if an operation with the approval `if-serious` needs it. */
  serious?: boolean;
  /**
   * The effect that operators confirm and approve, by default the answer: with what it replaces, and without what differs between runs,
   * such as a new id.
   */
  effect?: Answer;
  /** Figures that visitors change meanwhile: a preview shows them, but they are no part of the effect. */
  figures?: Answer;
  /** The account in its input or answer, if there is one: a stored request is deleted with the account. */
  account?: string;
  /** Input with which the operation does what the answer describes; nothing has changed yet. */
  confirm?: Record<string, string | boolean>;
}

/** What a caller gets of an operation that ran. */
export interface Ran extends Pick<OperationResult, 'answer' | 'failed' | 'confirm'> {
  /** The time of the data, ISO 8601, if the answer was read from a standby. */
  asOf?: string;
  /** Its entry in the audit log, if it has one, and the log's new head. */
  recorded?: { operation: string; head: string };
  /** The id of the request that waits for approval. */
  approval?: number;
  /** Only of a preview, whose answer is the effect. */
  preview?: {
    /** What the audit log would record; `null` if nothing would change. */
    details: Value;
    needsApproval: boolean;
    /** Code of the effect, for a run that has to have the same. */
    effect: string;
  };
}

/** A command of the operator's command line. A new one needs a file, a line in `operations.ts`, and the words of its answer. */
export interface Operation<Input extends z.ZodType<Record<string, unknown>> = z.ZodType<Record<string, unknown>>> {
  name: string;
  /** Its Chinese name on a button or in a list: a verb and its object. */
  title: string;
  /** Describes what it does: in Chinese, or in English if it only runs in the shell. */
  summary: string;
  /** Where the office offers it; missing if only the command line runs it, or it has its own screen. */
  subject?: Subject;
  /** The permission that operators need for it. */
  permission?: Permission | Unlimited;
  /** What it concerns, if a role can be limited to brands for it. */
  concerns?: Concern;
  /** True if it changes or hands out data: it needs the operator's name and adds an audit log entry. */
  audited: boolean;
  /** By default `signed-in` if it is audited or only some roles may run it, else `anybody`. */
  access?: Access;
  /**
   * When a second operator has to approve it: always, if it exceeds the operator's dollar limit for 24 hours, or if its result is
   * `serious`, such as the end of a running campaign.
   */
  approval?: 'always' | 'over-limit' | 'if-serious';
  /** True if it runs long, in its own transactions, while servers run; its audit log entry follows at the end. */
  online?: true;
  /** True if it needs files or keys of the machine, so that it only runs at the command line. */
  shell?: true;
  /** True if it hands out data, which the audit log has to record. */
  discloses?: true;
  /**
   * True if it may read from a standby, whose data is up to a minute old: it writes nothing with its `orm`, and no operator moves money by
   * its figures alone. Everything that operators have recorded is in that data.
   */
  standby?: true;
  /**
   * Parameters by name, as text; a list takes several, a given flag is true. `.meta()` of each says what operators see of it, see
   * `parameter.ts`: command line, help and form follow from it.
   */
  input: Input;
  run(context: OperationContext, input: z.output<Input>): Promise<OperationResult>;
}

/** Whether its effect can be shown without changing anything: it runs in the caller's transaction and hands out nothing. */
export function isPreviewable({ online, shell, discloses }: Operation): boolean {
  return !online && !shell && !discloses;
}

/** Infers the exact types of an operation. */
export function defineOperation<Input extends z.ZodType<Record<string, unknown>>>(
  operation: Operation<Input>,
): Operation<Input> {
  return operation;
}
