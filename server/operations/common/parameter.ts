import type { FieldMeta, ParameterKind } from '@/lib/form/field-meta';
import type { Words } from './columns';

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
