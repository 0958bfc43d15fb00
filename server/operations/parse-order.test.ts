import { helpText } from './help';
import { OPERATIONS } from './operations';
import { parseOrder } from './parse-order';

test('parses operands, options and the operator', () => {
  expect(parseOrder(['settle', 'guessing', '2026-08-01', 'up', '--operator=Li Na'], { OPERATOR: 'Wang Wei' })).toEqual({
    help: false,
    order: {
      operation: 'settle',
      input: { campaign: 'guessing', round: '2026-08-01', outcome: 'up' },
      operator: 'Li Na',
    },
    output: undefined,
  });
  expect(parseOrder(['export', '--output', 'rewards.csv', '--state=given'], { OPERATOR: 'Wang Wei' })).toEqual({
    help: false,
    order: { operation: 'export', input: { state: 'given' }, operator: 'Wang Wei' },
    output: 'rewards.csv',
  });
});

test('no command redefines a common option', () => {
  expect(parseOrder(['funnel', '--from=2026-06-01', '--to=2026-06-02', '--output=funnel.txt'], {})).toMatchObject({
    order: { input: { from: '2026-06-01', to: '2026-06-02' } },
    output: 'funnel.txt',
  });
  const own = OPERATIONS.flatMap(({ options = {}, flags = {} }) => [...Object.keys(options), ...Object.keys(flags)]);
  expect(own.filter((name) => ['operator', 'output', 'help'].includes(name))).toEqual([]);
});

test('parses a command of two words', () => {
  expect(parseOrder(['hosts', 'add', 'gold.example', 'bfzh', '--package=XY_140'], {})).toMatchObject({
    order: { operation: 'hosts add', input: { host: 'gold.example', brand: 'bfzh', package: 'XY_140' } },
  });
  expect(parseOrder(['hosts', 'undo', '--help'], {})).toEqual({ help: true });
});

test('parses an operand that takes all remaining arguments', () => {
  expect(parseOrder(['pay', '3', '5', '8'], {})).toMatchObject({ order: { input: { id: ['3', '5', '8'] } } });
});

test('parses a flag without a value, and omits a missing one', () => {
  const payAll = ['pay-all', '--campaign=summer'];
  expect(parseOrder([...payAll, '--yes'], {})).toMatchObject({ order: { input: { campaign: 'summer', yes: true } } });
  expect(parseOrder(payAll, {})).toMatchObject({ order: { input: { campaign: 'summer' } } });
  expect(() => parseOrder([...payAll, '--yes=no'], {})).toThrow("'--yes' does not take an argument");
});

test('parses a negative figure after --', () => {
  const command = parseOrder(['settle', 'nonfarm-2504', '2026-04-01', '--', '-2.5'], {});
  expect(command).toMatchObject({ order: { input: { outcome: '-2.5' } } });
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
  expect(() => parseOrder(args, {})).toThrow(sentence);
});

test.each([[[]], [['help']], [['--help']], [['settle', '--help']]])('reads %j as a request for help', (args) => {
  expect(parseOrder(args, {})).toEqual({ help: true });
});

test('the help text names every command', () => {
  for (const { name, summary } of OPERATIONS)
    expect(helpText()).toMatch(new RegExp(`^  ${name}\\b[^\\n]*\\n +${summary.slice(0, 9)}`, 'm'));
});
