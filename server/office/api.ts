import type { ParameterKind } from '@/lib/form/field-meta';
import type { Answer, Value } from '../operations/common/answer';

/** Calls of the office's own server, which only the office makes. */
export const OFFICE_CALLS = {
  session: '/api/session',
  operations: '/api/operations',
  /** Drawings of the campaigns' scenes, `<slug>.jpg`. */
  art: '/api/art',
  /** Invited operators enrol without a session. */
  enrolment: '/api/enrolment',
  passkeys: {
    signIn: { begin: '/api/passkeys/sign-in', finish: '/api/passkeys/sign-in/finish' },
    confirmation: { begin: '/api/passkeys/confirmation', finish: '/api/passkeys/confirmation/finish' },
    registration: { begin: '/api/passkeys/registration', finish: '/api/passkeys/registration/finish' },
  },
  /** Signs in a seeded operator; exists only in the development set-up. */
  development: '/api/development',
} as const;

/** Why the office's server rejects a call. */
export const OFFICE_PROBLEMS = [
  'signed_out',
  /** The operator has to confirm with a code or a passkey first. */
  'factor_needed',
  'foreign_origin',
  'not_found',
  'invalid_input',
  'too_large',
  'refused',
  /** The effect is no longer the one that the preview showed. */
  'effect_changed',
  'unavailable',
  'failed',
] as const;
export type OfficeProblemCode = (typeof OFFICE_PROBLEMS)[number];

/** Body of a rejected call. */
export interface OfficeProblem {
  code: OfficeProblemCode;
  /** The reason, where an operation itself rejects the call. */
  answer?: Answer;
}

/** The signed-in operator. */
export interface OfficeOperator {
  name: string;
  /** Each for some brands or, without `brands`, for all. */
  roles: readonly { role: string; brands?: readonly string[] }[];
}

/** Response of `GET /api/session`. */
export interface OfficeSession {
  operator: OfficeOperator | null;
  /** Operators who sign in by one click; only in the development set-up. */
  seeded?: readonly OfficeOperator[];
}

/** Body of `POST /api/session`. */
export interface SignInInput {
  name: string;
  password: string;
  /** Code of the authenticator app. */
  code: string;
}

/** Body of `POST /api/enrolment`, whose response is a {@link RunAnswer}. */
export interface EnrolInput {
  name: string;
  /** Of the invitation. */
  code: string;
  password: string;
  /** The authenticator app's first code, which ends the enrolment; without it, the response has the app's secret. */
  first?: string;
}

/** What a field of an operation contains, which decides how the operator enters it. */
export type FieldKind = Exclude<ParameterKind, 'path'>;

/** A field of an operation's form. */
export interface OperationField {
  name: string;
  kind: FieldKind;
  label: string;
  /** What to enter. */
  help?: string;
  required?: true;
  /** Takes several values. */
  list?: true;
  choices?: readonly Choice[];
  /** Values besides those of its kind, such as `default`, each with what it means. */
  also?: readonly Choice[];
  /** Takes several of its choices, separated by commas. */
  joined?: true;
  /** A regular expression that a value matches. */
  pattern?: string;
  maxLength?: number;
  /** The preview gives its value. */
  confirms?: true;
  /** A new secret, to enter twice. */
  twice?: true;
}

export interface Choice {
  value: string;
  label: string;
}

/** Fields whose choices differ between campaigns. */
export type PartName = 'item' | 'coupon' | 'outcome';

/** A campaign to choose, and what can be chosen of it. */
export interface CampaignChoice extends Choice {
  parts: Readonly<Record<PartName, readonly Choice[]>>;
  /** Whether its hero has a scene. */
  scene?: true;
}

/** An operation that the signed-in operator may run. */
export interface OfficeOperation {
  /** As on the command line. */
  name: string;
  title: string;
  summary: string;
  /** Whether it changes something or hands out data, and is recorded. */
  audited: boolean;
  /** Whether its effect can be shown before it runs. */
  previewable: boolean;
  /** Whether a second operator always or sometimes has to approve it. */
  approval?: 'always' | 'over-limit' | 'if-serious';
  fields: readonly OperationField[];
}

/** Response of `GET /api/operations`. */
export interface OfficeOperations {
  subjects: readonly { title: string; operations: readonly OfficeOperation[] }[];
  /** The titles of all operations by name, for records of other operators. */
  titles: Readonly<Record<string, string>>;
  /** Choices of the fields for campaigns and brands. */
  campaigns: readonly CampaignChoice[];
  brands: readonly Choice[];
}

/** Body of `POST /api/operations/<name>`. */
export interface RunInput {
  /** Operands, options, flags and secrets by name. */
  input: Record<string, unknown>;
  /** Shows the effect without changing anything. */
  preview?: true;
  /** Of a preview: the input that would repeat what the form loaded; the server rejects it if that would change something. */
  loaded?: Record<string, unknown>;
  /** The code of the effect that a preview showed: the server rejects the call if the effect has changed. */
  effect?: string;
}

/** Response of `POST /api/operations/<name>`. */
export interface RunAnswer {
  answer: Answer;
  /** The time of the data, if it was read from a standby. */
  asOf?: string;
  /** The operation ran, but found something wrong. */
  failed?: true;
  /** Input to add so that the operation does what the answer describes; nothing has changed yet. */
  confirm?: Record<string, string | boolean>;
  /** The id of the request that waits for approval. */
  approval?: number;
  /** Only of a preview, whose answer is the effect. */
  preview?: {
    /** What the audit log would record; `null` if nothing would change. */
    details: Value;
    needsApproval: boolean;
    /** Code of the effect, for {@link RunInput}. */
    effect: string;
  };
}
