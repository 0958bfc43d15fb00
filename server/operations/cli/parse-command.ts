import { parseArgs } from 'node:util';
import type { Sentence } from '../common/answer';
import { type OperationRequest, OperatorError } from '../common/operation';
import type { Parameter } from '../common/parameter';
import { operandsOf, operandText, optionsOf } from '../common/parameters';
import { OPERATIONS } from '../operations';
import { findOperation, requirePreviewable } from '../run-operation';
import { say } from './words';

/** A parsed command line; `help` is for one command, for all of a `subject`, or for the whole command line. */
export type Command =
  | { help: true; subject?: string }
  | { help: false; request: OperationRequest; output: string | undefined };

/** Options that every command takes. */
const COMMON = {
  operator: { type: 'string' },
  output: { type: 'string' },
  preview: { type: 'boolean' },
  effect: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const HELP = ['help', '--help', '-h'];
/** A negative figure is not an option: the mark keeps it apart while the arguments are parsed. */
const NEGATIVE = /^-(?=[\d.])/;
const MARK = '\u0000';

/**
 * Parses the arguments of a command line.
 *
 * @param env its `OPERATOR` names the operator if no option does
 * @throws OperatorError if the arguments are invalid
 */
export function parseCommand(args: readonly string[], env: Record<string, string | undefined>): Command {
  const [first = '', second = ''] = args;
  if (args.length === 0 || HELP.includes(first)) return helpOn(args.slice(1));
  if (HELP.includes(second)) return helpOn([first]);
  const { name, rest } = readName(args);
  const operation = findOperation(name);
  const { values, positionals } = readArguments(name, rest, optionsOf(operation));
  if (values.help) return helpOn([name]);
  const { operator = env.OPERATOR ?? '', output, help: _help, preview = false, effect, ...chosen } = values;
  if (preview || effect !== undefined) requirePreviewable(operation);
  const input = { ...assign(name, operandsOf(operation), positionals), ...chosen };
  return {
    help: false,
    request: {
      operation: name,
      input,
      operator: String(operator),
      ...(preview && { preview: true }),
      ...(effect !== undefined && { effect: String(effect) }),
    },
    output: output as string | undefined,
  };
}

/** @throws OperatorError if the words name no command */
function helpOn(words: readonly string[]): Command {
  const [first, second] = words.filter((word) => !word.startsWith('-'));
  if (first === undefined) return { help: true };
  const subjects = [`${first} ${second}`, first];
  const subject = subjects.find((some) => OPERATIONS.some(({ name }) => `${name} `.startsWith(`${some} `)));
  return { help: true, subject: subject ?? findOperation(first).name };
}

/** A command's name is one word, or two where the first is its subject. */
function readName([first = '', ...rest]: readonly string[]): { name: string; rest: string[] } {
  const [second, ...others] = rest;
  const pair = `${first} ${second}`;
  return OPERATIONS.some(({ name }) => name === pair) ? { name: pair, rest: others } : { name: first, rest };
}

function readArguments(name: string, args: readonly string[], options: readonly Parameter[]) {
  const own = options.map((option) => [option.name, { type: option.kind === 'flag' ? 'boolean' : 'string' }] as const);
  const known = { ...COMMON, ...Object.fromEntries(own) };
  const marked = args.map((arg) => arg.replace(NEGATIVE, `${MARK}-`));
  const { tokens } = parseArgs({ args: marked, options: known, allowPositionals: true, strict: false, tokens: true });
  const values: Record<string, string | boolean> = {};
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(unmarked(token.value));
    if (token.kind !== 'option') continue;
    const { name: option, rawName, value, inlineValue } = token;
    const type = Object.hasOwn(known, option) ? known[option as keyof typeof known].type : undefined;
    // In `--reason --confirm=now` the value was forgotten.
    const fault = faultOf(type, inlineValue || !value?.startsWith('-') ? value : undefined);
    if (fault) throw new OperatorError(say('option_fault', { option: rawName, fault, operation: name }));
    values[option] = value === undefined ? true : unmarked(value);
  }
  return { values, positionals };
}

/** What is wrong with an option of a type, `undefined` for an unknown option, and its value. */
function faultOf(type: 'string' | 'boolean' | undefined, value: string | undefined): Sentence | undefined {
  if (!type) return say('option_unknown');
  if (type === 'boolean') return value === undefined ? undefined : say('option_takes_no_value');
  return value === undefined ? say('option_needs_value') : undefined;
}

function unmarked(text: string): string {
  return text.replaceAll(MARK, '');
}

function assign(name: string, operands: readonly Parameter[], values: readonly string[]) {
  const last = operands.at(-1);
  const rest = last?.list ? last : undefined;
  const fixed = rest ? operands.slice(0, -1) : operands;
  const missing = values.length < operands.length;
  if (missing || (!rest && values.length > fixed.length)) {
    const form = ['npm run ops --', name, ...operands.map(operandText)].join(' ');
    throw new OperatorError(missing ? say('operand_missing', { form }) : say('too_many_operands', { form }));
  }
  const input = Object.fromEntries(fixed.map((operand, index) => [operand.name, values[index]]));
  return rest ? { ...input, [rest.name]: values.slice(fixed.length) } : input;
}
