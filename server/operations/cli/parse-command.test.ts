import { OPERATIONS } from '../operations';
import { helpText } from './help';
import { parseCommand } from './parse-command';

test('parses operands, options and the operator', () => {
  expect(
    parseCommand(['settle', 'guessing', '2026-08-01', 'up', '--operator=Li Na'], { OPERATOR: 'Wang Wei' }),
  ).toEqual({
    help: false,
    request: {
      operation: 'settle',
      input: { campaign: 'guessing', round: '2026-08-01', outcome: 'up' },
      operator: 'Li Na',
    },
    output: undefined,
  });
  expect(parseCommand(['export', '--output', 'rewards.csv', '--state=given'], { OPERATOR: 'Wang Wei' })).toEqual({
    help: false,
    request: { operation: 'export', input: { state: 'given' }, operator: 'Wang Wei' },
    output: 'rewards.csv',
  });
});

test('no command redefines a common option', () => {
  expect(parseCommand(['funnel', '--from=2026-06-01', '--to=2026-06-02', '--output=funnel.txt'], {})).toMatchObject({
    request: { input: { from: '2026-06-01', to: '2026-06-02' } },
    output: 'funnel.txt',
  });
  const own = OPERATIONS.flatMap(({ options = {}, flags = {} }) => [...Object.keys(options), ...Object.keys(flags)]);
  expect(own.filter((name) => ['operator', 'output', 'help'].includes(name))).toEqual([]);
});

test('parses a command of two words', () => {
  expect(parseCommand(['hosts', 'add', 'gold.example', 'bfzh', '--package=XY_140'], {})).toMatchObject({
    request: { operation: 'hosts add', input: { host: 'gold.example', brand: 'bfzh', package: 'XY_140' } },
  });
  expect(parseCommand(['hosts', 'undo', '--help'], {})).toEqual({ help: true });
});

test('parses an operand that takes all remaining arguments', () => {
  expect(parseCommand(['pay', '3', '5', '8'], {})).toMatchObject({ request: { input: { id: ['3', '5', '8'] } } });
});

test('parses a flag without a value, and omits a missing one', () => {
  const payAll = ['pay-all', '--campaign=summer'];
  expect(parseCommand([...payAll, '--yes'], {})).toMatchObject({
    request: { input: { campaign: 'summer', yes: true } },
  });
  expect(parseCommand(payAll, {})).toMatchObject({ request: { input: { campaign: 'summer' } } });
  expect(() => parseCommand([...payAll, '--yes=no'], {})).toThrow("'--yes' does not take an argument");
});

test('parses a negative figure after --', () => {
  const command = parseCommand(['settle', 'nonfarm-2504', '2026-04-01', '--', '-2.5'], {});
  expect(command).toMatchObject({ request: { input: { outcome: '-2.5' } } });
});

test.each([
  [['settel'], 'There is no command "settel"'],
  [['settle', 'guessing'], 'An operand is missing: npm run ops -- settle <campaign> <round> <outcome>'],
  [['pay'], 'An operand is missing: npm run ops -- pay <id...>'],
  [['open', 'guessing', 'summer'], 'There are too many operands: npm run ops -- open <campaign>'],
  [['hosts'], 'There is no command "hosts"'],
  [['hosts', 'add', 'gold.example'], 'An operand is missing: npm run ops -- hosts add <host> <brand>'],
  [['open', 'guessing', '--force'], "Unknown option '--force'"],
])('rejects %j with a message', (args, sentence) => {
  expect(() => parseCommand(args, {})).toThrow(sentence);
});

test.each([[[]], [['help']], [['--help']], [['settle', '--help']]])('reads %j as a request for help', (args) => {
  expect(parseCommand(args, {})).toEqual({ help: true });
});

test('the help text names every command', () => {
  for (const { name, summary } of OPERATIONS)
    expect(helpText()).toMatch(new RegExp(`^  ${name}\\b[^\\n]*\\n +${summary.slice(0, 9)}`, 'm'));
});
