import { document } from '../common/answer';
import { type OperationRequest, OperatorError, type Ran } from '../common/operation';
import { say } from '../operators/words';
import { withFactor } from './with-factor';

const REQUEST: OperationRequest = { operation: 'pay', input: { id: ['1'] }, operator: '', session: 'token' };
const ANSWER: Ran = { answer: [document('text/plain', 'paid')] };

/** A refusal in these words. */
const refused = (text: string) => new OperatorError([document('text/plain', text)]);

/** A server that needs a factor, and the requests that it got. */
function serverWith(rightCode: string) {
  const requests: OperationRequest[] = [];
  let confirmed = false;
  const run = async (request: OperationRequest) => {
    requests.push(request);
    if (request.operation === 'confirm') {
      if (request.input.code !== rightCode) throw refused('wrong');
      confirmed = true;
    } else if (!confirmed) throw new OperatorError(say('factor_needed', { minutes: 5 }));
    return ANSWER;
  };
  return { run, requests };
}

test('asks for a code only if the server needs one, and runs the operation again in the same session', async () => {
  const { run, requests } = serverWith('123456');
  const ask = jest.fn(async () => ({ code: '123456' }));
  expect(await withFactor(REQUEST, run, ask)).toBe(ANSWER);
  expect(await withFactor(REQUEST, run, ask)).toBe(ANSWER);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(requests.map(({ operation, session }) => [operation, session])).toEqual(
    ['pay', 'confirm', 'pay', 'pay'].map((operation) => [operation, 'token']),
  );
});

test('does not run the operation after a wrong code, nor asks after another refusal', async () => {
  const { run, requests } = serverWith('123456');
  await expect(withFactor(REQUEST, run, async () => ({ code: '1' }))).rejects.toThrow('wrong');
  expect(requests.map(({ operation }) => operation)).toEqual(['pay', 'confirm']);
  const refuse = async () => {
    throw refused('no');
  };
  const ask = jest.fn();
  await expect(withFactor(REQUEST, refuse, ask)).rejects.toThrow('no');
  expect(ask).not.toHaveBeenCalled();
});
