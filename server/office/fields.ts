import type { Words } from '../operations/common/columns';
import { isPreviewable, type Operation } from '../operations/common/operation';
import { parametersOf } from '../operations/common/parameters';
import type { Choice, FieldKind, OperationField } from './api';

const choicesIn = (words: Words): Choice[] => Object.entries(words).map(([value, label]) => ({ value, label }));

/** The fields of an operation's form: operands, then options, flags and secrets. */
export function fieldsOf(operation: Operation): OperationField[] {
  const previewable = isPreviewable(operation);
  const fields = parametersOf(operation).filter(({ kind, proof }) => kind !== 'path' && !proof);
  return fields.map(
    ({ name, title, kind, help, required, list, choices, also, joined, confirms, twice, pattern, maxLength }) => ({
      name,
      kind: kind as FieldKind,
      label: title,
      ...(help !== undefined && { help }),
      ...(required && { required }),
      ...(list && { list }),
      ...(choices && { choices: choicesIn(choices) }),
      ...(also && { also: choicesIn(also) }),
      ...(joined && { joined }),
      ...(confirms && previewable && { confirms }),
      ...(twice && { twice }),
      ...(pattern !== undefined && { pattern }),
      ...(maxLength !== undefined && { maxLength }),
    }),
  );
}
