import { call } from './call';
import { signInAgainWith } from './sign-in-again';

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

/** A server whose session has ended, until the operator signs in. */
function endedSession() {
  let signedIn = false;
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => (signedIn ? answer(200, { done: true }) : answer(401, { code: 'signed_out' })));
  const signIn = async () => {
    signedIn = true;
  };
  return { fetched, signIn };
}

afterEach(() => signInAgainWith(undefined));

test('makes a call again when the operator has signed in again', async () => {
  const { fetched, signIn } = endedSession();
  signInAgainWith(signIn);
  await expect(call('POST', '/api/operations/give', { input: { amount: '5' } })).resolves.toEqual({ done: true });
  const [first, second] = fetched.mock.calls;
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(second).toEqual(first);
});

test('reports an ended session on a page without an operator', async () => {
  endedSession();
  await expect(call('GET', '/api/operations')).rejects.toThrow('signed_out');
});
