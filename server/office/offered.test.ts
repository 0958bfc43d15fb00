import { operandsOf, optionsOf, secretsOf } from '../operations/common/parameters';
import { OPERATIONS } from '../operations/operations';
import { fieldsOf } from './fields';

const OFFERED = OPERATIONS.filter(({ subject }) => subject !== undefined);

test('offers every operation, except those of the shell and those that have their own screen', () => {
  const left = OPERATIONS.filter((operation) => !operation.shell && !OFFERED.includes(operation));
  expect(left.map(({ name }) => name)).toEqual(['enrol', 'sign-in', 'sign-out']);
  expect(OFFERED.filter(({ shell }) => shell)).toEqual([]);
});

test('has a field with a label for every operand, option, flag and secret of the operations that it offers', () => {
  for (const operation of OFFERED) {
    const expected = [...operandsOf(operation), ...optionsOf(operation), ...secretsOf(operation)];
    const fields = fieldsOf(operation);
    expect(fields.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    expect(fields.filter(({ label }) => !/\p{Script=Han}/u.test(label))).toEqual([]);
  }
});

test('describes no form in the language of the command line', () => {
  // A code such as `default`, or how to write a date; the columns of files, stores and vivo are names.
  const command = /(?<![A-Za-z])(?!vivo)[a-z][a-z-]+(?![A-Za-z])|\d{4}-\d\d|写法|逗号/;
  const texts = OFFERED.flatMap((operation) => {
    const fields = fieldsOf(operation).filter(
      ({ kind, name, confirms }) => kind !== 'file' && name !== 'store' && !confirms,
    );
    const words = fields.flatMap(({ label, help = '', choices = [], also = [] }) => [
      label,
      help,
      ...[...choices, ...also].map((choice) => choice.label),
    ]);
    return [operation.summary, ...words].map((text) => [operation.name, text]);
  });
  expect(texts.filter(([, text]) => command.test(text ?? ''))).toEqual([]);
});

test('takes choices, limits and several values from the schema of the input', () => {
  const fieldOf = (operation: string, name: string) => {
    const found = OPERATIONS.find((candidate) => candidate.name === operation);
    return found && fieldsOf(found).find((field) => field.name === name);
  };
  expect(fieldOf('give', 'unit')).toMatchObject({ kind: 'choice', required: true, choices: { length: 4 } });
  expect(fieldOf('give', 'reference')?.pattern).toBe('^[\\w-]{1,60}$');
  expect(fieldOf('give', 'label')).not.toHaveProperty('required');
  expect(fieldOf('pay', 'id')).toMatchObject({ kind: 'number', list: true });
  expect(fieldOf('import-deposits', 'file')?.kind).toBe('file');
  expect(fieldOf('change-password', 'password')).toMatchObject({ kind: 'secret', twice: true });
});
