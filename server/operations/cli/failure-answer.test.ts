import { DrizzleQueryError } from 'drizzle-orm';
import { ConfigError } from '../../platform/settings/config-error';
import { OperatorError } from '../common/operation';
import { renderAnswer } from '../common/render-answer';
import { say } from '../rewards/words';
import { failureAnswer } from './failure-answer';

const failureText = (error: unknown) => renderAnswer(failureAnswer(error));
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
  ['our own sentence', new OperatorError(say('no_reward', { ids: [7] })), '没有编号为 7 的奖励。未作任何更改。'],
  ['a setting', new ConfigError('DATA_KEY: is missing'), 'DATA_KEY: is missing'],
  [
    'a full disk',
    withCode('could not extend file', '53100'),
    'The operation failed: the database cannot be reached, or cannot write (53100).',
  ],
  ['a damaged file', withCode('invalid page', 'XX001'), 'files of the database are damaged (XX001). Restore a backup.'],
  [
    'several attempts to connect',
    new AggregateError([withCode('', 'ECONNREFUSED')]),
    'The operation failed: the database cannot be reached, or cannot write (ECONNREFUSED).',
  ],
  [
    'an error whose message ends with a full stop',
    new Error('The disk is full.'),
    'The operation failed: The disk is full. Run',
  ],
  ['an error without a message', new Error(), 'The operation failed: for an unknown reason.'],
])('reports %s with its reason', (_, error, sentence) => {
  expect(failureText(error)).toContain(sentence);
});

test('reports a failed statement without its parameters', () => {
  const failure = new DrizzleQueryError(
    'insert into t values ($1)',
    ['13800138000'],
    withCode('row 13800138000', '23505'),
  );
  expect(failureText(failure)).toContain('The operation failed: Failed query: insert into t values ($1) (23505).');
  expect(failureText(failure)).not.toContain('13800138000');
});
