import type { Words } from './columns';

/** What a parameter contains, which decides how an operator enters it. */
export type ParameterKind =
  | 'campaign'
  | 'brand'
  /** One of its choices. */
  | 'choice'
  /** A Beijing day, `2026-12-01`. */
  | 'day'
  /** A Beijing day with or without a time, `2026-12-01T20:00`. */
  | 'time'
  /** A Beijing day with a time. */
  | 'instant'
  | 'usd'
  | 'number'
  | 'reason'
  | 'text'
  /** The operation receives the file's text. */
  | 'file'
  /** The operation receives the picture's file in base64. */
  | 'picture'
  /** The operation receives the absolute path of a file that it reads or writes. */
  | 'path'
  | 'flag'
  /** The terminal does not echo it; it is never an argument. */
  | 'secret'
  /** Roles as operators write them, `support:bfzh+iekb,analyst`. */
  | 'roles'
  /** Something of the chosen campaign: one of its `parts` by the parameter's name. */
  | 'part';

/** How operators see a field of an operation's input: what its schema gets by `.meta()`. */
export interface FieldMeta {
  /** Its label in a form, and its meaning in the help of the command line. */
  title: string;
  /** By default `flag` for a boolean, `choice` for an enumeration, else `text`. */
  kind: ParameterKind;
  /** What to enter. */
  help: string;
  /** True for an argument by position, in the order of the keys; a list takes all remaining arguments. */
  operand: true;
  /** The words of its choices. */
  words: Words;
  /** Values besides those of its kind, such as `default`, each with what it means. */
  also: Words;
  /** Takes several of its choices, separated by commas. */
  joined: true;
  /** Repeats what the operation has shown. */
  confirms: true;
  /** A new secret, to enter twice. */
  twice: true;
  /** A secret that the operator can only know from the operation's answer: with it, the operation runs a second time. */
  proof: true;
}

declare module 'zod/v4/core' {
  interface GlobalMeta extends Partial<Omit<FieldMeta, 'title'>> {}
}

/** A field of an operation's input, as the command line, the help and the office's form need it. */
export interface Parameter extends Partial<FieldMeta> {
  name: string;
  title: string;
  kind: ParameterKind;
  required: boolean;
  /** Takes several values. */
  list: boolean;
  /** Its choices, each with its word. */
  choices?: Words;
  /** A regular expression that a value matches. */
  pattern?: string;
  maxLength?: number;
}
