import { describeSchema, type ParameterKind } from '@/lib/form/field-meta';
import type { Words } from './columns';
import type { Operation } from './operation';
import type { Parameter } from './parameter';

const known = new WeakMap<Operation, readonly Parameter[]>();

/** The parameters of an operation: operands, then options, flags and secrets. */
export function parametersOf(operation: Operation): readonly Parameter[] {
  const found = known.get(operation) ?? readParameters(operation);
  known.set(operation, found);
  return found;
}

/** The operands of an operation, in order. */
export function operandsOf(operation: Operation): readonly Parameter[] {
  return parametersOf(operation).filter(({ operand }) => operand);
}

/** How the command line writes an operand. */
export function operandText({ name, list }: Parameter): string {
  return `<${name}${list ? '...' : ''}>`;
}

/** The options and flags of an operation. */
export function optionsOf(operation: Operation): readonly Parameter[] {
  return parametersOf(operation).filter(({ operand, kind }) => !operand && kind !== 'secret');
}

/** The secrets of an operation; with `proof`, those that the operator knows from its answer. */
export function secretsOf(operation: Operation, { proof = false } = {}): readonly Parameter[] {
  return parametersOf(operation).filter(
    (parameter) => parameter.kind === 'secret' && (parameter.proof === true) === proof,
  );
}

function readParameters({ input }: Operation): Parameter[] {
  const { properties = {}, required = [] } = describeSchema(input);
  const all = Object.entries(properties).map(([name, schema]): Parameter => {
    const { type, items, title = name, help, operand, words = {}, also, joined, confirms, twice, proof } = schema;
    const one = type === 'array' ? { ...items } : schema;
    const choices = one.enum
      ? Object.fromEntries(one.enum.map((value) => [value, words[value] ?? value]))
      : schema.words;
    return {
      name,
      title,
      kind: (schema.kind as ParameterKind | undefined) ?? kindOf(type, choices),
      required: required.includes(name),
      list: type === 'array',
      ...(help !== undefined && { help }),
      ...(operand && { operand }),
      ...(choices && { choices }),
      ...(also && { also }),
      ...(joined && { joined }),
      ...(confirms && { confirms }),
      ...(twice && { twice }),
      ...(proof && { proof }),
      ...(one.pattern !== undefined && { pattern: one.pattern }),
      ...(one.maxLength !== undefined && { maxLength: one.maxLength }),
    };
  });
  return all.sort((one, other) => rankOf(one) - rankOf(other));
}

function kindOf(type: string | undefined, choices: Words | undefined): ParameterKind {
  if (type === 'boolean') return 'flag';
  return choices ? 'choice' : 'text';
}

function rankOf({ operand, kind }: Parameter): number {
  if (operand) return 0;
  return kind === 'secret' ? 3 : kind === 'flag' ? 2 : 1;
}
