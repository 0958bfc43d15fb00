import { parseArgs } from 'node:util';
import { type OperationRequest, OperatorError } from '../common/operation';
import { OPERATIONS } from '../operations';
import { findOperation } from '../run-operation';

/** A parsed command line. */
export type Command = { help: true } | { help: false; request: OperationRequest; output: string | undefined };

/** Options that every command takes. */
const COMMON = {
  operator: { type: 'string' },
  output: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Parses the arguments of a command line.
 *
 * @param env its `OPERATOR` names the operator if no option does
 * @throws OperatorError if the arguments are invalid
 */
export function parseCommand(args: readonly string[], env: Record<string, string | undefined>): Command {
  if (args.length === 0 || ['help', '--help', '-h'].includes(args[0] ?? '')) return { help: true };
  const { name, rest } = readName(args);
  const { operands, options = {}, flags = {} } = findOperation(name);
  const { values, positionals } = readArguments(rest, Object.keys(options), Object.keys(flags));
  if (values.help) return { help: true };
  const { operator = env.OPERATOR ?? '', output, help: _, ...chosen } = values;
  const input = { ...assign(name, operands, positionals), ...chosen };
  return {
    help: false,
    request: { operation: name, input, operator: String(operator) },
    output: output as string | undefined,
  };
}

/** A command's name is one word, or two where the first is its subject. */
function readName([first = '', ...rest]: readonly string[]): { name: string; rest: string[] } {
  const [second, ...others] = rest;
  const pair = `${first} ${second}`;
  return OPERATIONS.some(({ name }) => name === pair) ? { name: pair, rest: others } : { name: first, rest };
}

function readArguments(args: string[], options: readonly string[], flags: readonly string[]) {
  const own = Object.fromEntries(options.map((option) => [option, { type: 'string' } as const]));
  const switches = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' } as const]));
  try {
    return parseArgs({ args, options: { ...COMMON, ...own, ...switches }, allowPositionals: true });
  } catch (error) {
    throw new OperatorError((error as Error).message);
  }
}

function assign(name: string, operands: readonly string[], values: readonly string[]) {
  const last = operands.at(-1);
  const rest = last?.endsWith('...') ? last.slice(0, -3) : undefined;
  const fixed = rest === undefined ? operands : operands.slice(0, -1);
  const missing = values.length < fixed.length + (rest === undefined ? 0 : 1);
  if (missing || (rest === undefined && values.length > fixed.length)) {
    const form = ['npm run ops --', name, ...operands.map((operand) => `<${operand}>`)].join(' ');
    throw new OperatorError(`${missing ? 'An operand is missing' : 'There are too many operands'}: ${form}`);
  }
  const input = Object.fromEntries(fixed.map((operand, index) => [operand, values[index]]));
  return rest === undefined ? input : { ...input, [rest]: values.slice(fixed.length) };
}
