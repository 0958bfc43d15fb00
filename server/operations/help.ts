import { OPERATIONS } from './operations';

/** What the command line can do. */
export function helpText(): string {
  const commands = OPERATIONS.flatMap(({ name, operands, options = {}, summary }) => [
    `  ${[name, ...operands.map((operand) => `<${operand}>`)].join(' ')}`,
    `      ${summary}`,
    ...Object.entries(options).map(([option, meaning]) => `      --${option}=…  ${meaning}`),
  ]);
  return [
    'npm run ops -- <command>: what an operator does with the campaigns, on the database of the product.',
    '',
    ...commands,
    '',
    'Every command takes:',
    '  --operator=<name>  who acts, or OPERATOR in the environment; every act is recorded with time and operator',
    '  --output=<file>    writes the answer into a file instead of the terminal',
    '',
    'It works on the database that the settings name: DATABASE_URL or, with the embedded one, DATA_DIR, through the',
    'running server where there is one. Exit code: 0 when done, 1 when refused, 2 when the command was not understood.',
  ].join('\n');
}
