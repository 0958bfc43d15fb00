import type { Operation } from './operation';
import type { Parameter } from './parameter';

/** The parameters of an operation whose input has no `.meta()` yet; its words are in `zh`. */
export function formerParameters({
  operands = [],
  options = {},
  flags = {},
  secrets = {},
  proof = {},
  file,
  path,
}: Operation): Parameter[] {
  const common = { required: false, list: false };
  return [
    ...operands.map((operand): Parameter => {
      const name = operand.replace('...', '');
      const kind = name === file ? 'file' : name === path ? 'path' : 'text';
      return { ...common, name, title: name, kind, list: name !== operand, operand: true };
    }),
    ...Object.entries(options).map(
      ([name, help]): Parameter => ({
        ...common,
        name,
        title: name,
        kind: name === file ? 'file' : name === path ? 'path' : 'text',
        help,
      }),
    ),
    ...Object.entries(flags).map(([name, help]): Parameter => ({ ...common, name, title: name, kind: 'flag', help })),
    ...Object.entries(secrets).map(
      ([name, { question, twice }]): Parameter => ({
        ...common,
        name,
        title: question,
        kind: 'secret',
        ...(twice && { twice }),
      }),
    ),
    ...Object.entries(proof).map(
      ([name, { question }]): Parameter => ({ ...common, name, title: question, kind: 'secret', proof: true }),
    ),
  ];
}
