import { optionsOf } from '../common/parameters';
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
  const own = OPERATIONS.flatMap((operation) => optionsOf(operation).map(({ name }) => name));
  expect(own.filter((name) => ['operator', 'output', 'help', 'preview', 'effect'].includes(name))).toEqual([]);
});

test('parses a command of two words', () => {
  expect(parseCommand(['hosts', 'add', 'gold.example', 'bfzh', '--package=XY_140'], {})).toMatchObject({
    request: { operation: 'hosts add', input: { host: 'gold.example', brand: 'bfzh', package: 'XY_140' } },
  });
  expect(parseCommand(['hosts', 'undo', '--help'], {})).toEqual({ help: true, subject: 'hosts undo' });
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
  expect(() => parseCommand([...payAll, '--yes=no'], {})).toThrow('--yes takes no value.');
});

test('parses negative figures, which are not options', () => {
  for (const outcome of [['-2.5'], ['--', '-2.5']])
    expect(parseCommand(['settle', 'nonfarm-2504', '2026-04-01', ...outcome], {})).toMatchObject({
      request: { input: { outcome: '-2.5' } },
    });
  expect(parseCommand(['set-budget', 'summer', '-5'], {})).toMatchObject({ request: { input: { dollars: '-5' } } });
  expect(parseCommand(['use-coupon', 'summer', 'silver', '10000001', '--loss', '-5'], {})).toMatchObject({
    request: { input: { loss: '-5' } },
  });
});

test.each([
  [['settel'], '没有“settel”这个操作。'],
  [['settle', 'guessing'], 'An operand is missing: npm run ops -- settle <campaign> <round> <outcome>'],
  [['pay'], 'An operand is missing: npm run ops -- pay <id...>'],
  [['open', 'guessing', 'summer'], 'There are too many operands: npm run ops -- open <campaign>'],
  [['hosts'], '没有“hosts”这个操作。'],
  [['hosts', 'add', 'gold.example'], 'An operand is missing: npm run ops -- hosts add <host> <brand>'],
  [['open', 'guessing', '--force'], '--force is not an option of this command. `npm run ops -- open --help` lists'],
  [['open', 'guessing', '-f'], '-f is not an option of this command.'],
  [['export', '--state'], '--state needs a value.'],
  [['close', 'summer', '--reason', '--confirm=now'], '--reason needs a value.'],
  [['close', 'summer', '--reason', '-x'], '--reason needs a value.'],
  [['settel', '--help'], '没有“settel”这个操作。'],
  [['help', 'settel'], '没有“settel”这个操作。'],
])('rejects %j with a message', (args, sentence) => {
  expect(() => parseCommand(args, {})).toThrow(sentence);
});

test.each([[[]], [['help']], [['--help']]])('reads %j as a request for help', (args) => {
  expect(parseCommand(args, {})).toEqual({ help: true });
});

test.each([
  [['settle', '--help'], 'settle', /^ {2}settle <campaign>/, 'call-off'],
  [['settle', 'guessing', '-h'], 'settle', /^ {2}settle <campaign>/, 'call-off'],
  [['help', 'settle', 'guessing'], 'settle', /^ {2}settle <campaign>/, 'call-off'],
  [['help', 'hosts', 'undo'], 'hosts undo', /^ {2}hosts undo\n/, 'hosts add'],
  [['operators', '--help'], 'operators', /^ {2}operators list\n/, 'settle'],
])('shows only the help of %j', (args, subject, text, other) => {
  expect(parseCommand(args, {})).toEqual({ help: true, subject });
  expect(helpText(subject)).toMatch(text);
  expect(helpText(subject)).not.toContain(other);
});

test('the help explains command, operands and options', () => {
  expect(helpText('set-stock')).toBe(
    [
      '  set-stock <campaign> <item> <total>',
      '      设置奖品总数，含已发出',
      '      <campaign>  活动',
      '      <item>  奖品',
      '      <total>  总数',
      '      --round=…  月份或场次；只有按月或按场补货的奖品要选：按月的选当月任意一天，红包选这一场的日期和时间；2026-12-01T20:00',
    ].join('\n'),
  );
  expect(helpText()).toMatch(/^npm run ops -- <command>: /);
});

test('the help text names every command', () => {
  for (const { name, summary } of OPERATIONS)
    expect(helpText()).toMatch(new RegExp(`^  ${name}\\b[^\\n]*\\n +${summary.slice(0, 9)}`, 'm'));
});

test('rejects a preview of what has none', () => {
  expect(parseCommand(['pay', '7', '--preview'], {})).toMatchObject({
    request: { operation: 'pay', input: { id: ['7'] }, preview: true },
  });
  expect(parseCommand(['pay', '7', '--effect=0a1b'], {})).toMatchObject({ request: { effect: '0a1b' } });
  for (const option of ['--preview', '--effect=0a1b'])
    expect(() => parseCommand(['restore', 'file', option], {})).toThrow('restore 不能预览。');
});
