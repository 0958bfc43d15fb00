import { z } from 'zod';

/** What a field of an operation contains, which decides how an operator enters it. */
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
  /** Something of the chosen campaign: one of its `parts` by the field's name. */
  | 'part';

/** What a field of a document contains, such as a campaign's definition, beside the kinds of parameters. */
export type DocumentKind =
  /** A text for visitors, with figures in braces. */
  | 'words'
  /** Out of ten thousand, entered in percent. */
  | 'odds'
  /** Symbols of the quote catalogue. */
  | 'symbols'
  /** Several texts, entered in one field; those of an enumeration are chosen. */
  | 'several'
  /** A list that is also entered otherwise: the layers of a scene, questions of a quiz, prizes. */
  | 'scene'
  | 'bank'
  | 'prizes'
  /** How a page is arranged, chosen by a picture. */
  | 'composition'
  /** Names an item of a list. The form gives each new item one. */
  | 'id'
  /** Not shown. */
  | 'hidden';

/** How operators see a field: what its schema gets by `.meta()`. */
export interface FieldMeta {
  /** Its label in a form, and its meaning in the help of the command line. */
  title: string;
  /** By default what its schema says, such as `flag` for a boolean, `choice` for an enumeration, else `text`. */
  kind: ParameterKind | DocumentKind;
  /** What to enter. */
  help: string;
  /** True for an argument by position, in the order of the keys; a list takes all remaining arguments. */
  operand: true;
  /** The words of its choices; of a union, by the value that distinguishes its branches. */
  words: Readonly<Record<string, string>>;
  /** Values besides those of its kind, such as `default` or `null`, each with what it means. */
  also: Readonly<Record<string, string>>;
  /** Takes several of its choices, separated by commas. */
  joined: true;
  /** Repeats what the operation has shown. */
  confirms: true;
  /** A new secret, to enter twice. */
  twice: true;
  /** A secret that the operator can only know from the operation's answer: with it, the operation runs a second time. */
  proof: true;
  /** What a number counts, such as `天`. */
  unit: string;
  /** How long a text may be: in em, in em between two punctuation marks, or in letters. */
  width: number;
  phrase: number;
  length: number;
  /** What a new number is; without it, nothing is entered. */
  start: number;
  /** Of a union: what each branch starts with, by the value that distinguishes them. */
  starts: Readonly<Record<string, object>>;
  /** The field's name in what authors write, if that differs. */
  writes: string;
}

declare module 'zod/v4/core' {
  interface GlobalMeta extends Partial<Omit<FieldMeta, 'title'>> {}
}

/** A schema as JSON Schema describes it, with its metas. */
export interface DescribedSchema extends Partial<FieldMeta> {
  type?: string;
  properties?: Readonly<Record<string, DescribedSchema>>;
  required?: readonly string[];
  /** Of a record: its values. `false` for other objects. */
  additionalProperties?: DescribedSchema | false;
  propertyNames?: DescribedSchema;
  items?: DescribedSchema;
  anyOf?: readonly DescribedSchema[];
  oneOf?: readonly DescribedSchema[];
  const?: unknown;
  enum?: readonly string[];
  default?: unknown;
  pattern?: string;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** What a schema takes, before it fills in defaults. */
export function describeSchema(schema: z.ZodType): DescribedSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as DescribedSchema;
}
