import { OPERATIONS } from '../operations';

/** The help text of the command line. */
export function helpText(): string {
  const commands = OPERATIONS.flatMap(({ name, operands, options = {}, flags = {}, summary }) => [
    `  ${[name, ...operands.map((operand) => `<${operand}>`)].join(' ')}`,
    `      ${summary}`,
    ...Object.entries(options).map(([option, meaning]) => `      --${option}=…  ${meaning}`),
    ...Object.entries(flags).map(([flag, meaning]) => `      --${flag}  ${meaning}`),
  ]);
  return [
    'npm run ops -- <command>: runs an operation on the database of the product.',
    '',
    ...commands,
    '',
    'Every command takes:',
    '  --operator=<name>  your name where operators have no accounts, or OPERATOR in the environment',
    '  --output=<file>    writes the answer to a file instead of the terminal',
    '',
    'The audit log records every change with time and operator. In production, and wherever the database has an operator, changes',
    'and customer data need a session: `sign-in <name>` stores it in ~/.newactivities, or in the file of OPERATOR_SESSION.',
    'The terminal asks for secrets; from a script, each is a line of the standard input.',
    '',
    'It uses the database of the settings: DATABASE_URL or, for the embedded one, DATA_DIR, through the running server if',
    'there is one. Exit code: 0 for success, 1 for a rejected operation, 2 for an invalid command line.',
  ].join('\n');
}
