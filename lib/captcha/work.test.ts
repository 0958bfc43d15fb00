import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { limit } from '@/scripts/lib/limit.mjs';
import { work } from './work';

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'other' };
const challengeOf = (cost: number, counter: number) =>
  createChallenge({ algorithm: 'SHA-256', cost, counter, deriveKey, ...secrets });

test.each([
  [1, 500],
  [3, 40],
])('finds a solution that the server accepts, with %d rounds', async (cost, counter) => {
  const challenge = await challengeOf(cost, counter);
  const solution = await work({ challenge, timeout: limit() });
  expect(solution?.counter).toBe(counter);
  if (!solution) throw new Error('work() found no solution');
  const { verified } = await verifySolution({ challenge: challenge as Challenge, solution, deriveKey, ...secrets });
  expect(verified).toBe(true);
});

test('solves challenges with keys shorter than a hash', async () => {
  const parameters = { algorithm: 'SHA-256', cost: 1, counter: 20, keyLength: 16, deriveKey, ...secrets };
  const challenge = await createChallenge(parameters);
  const solution = await work({ challenge, timeout: limit() });
  expect(solution?.derivedKey).toMatch(/^[0-9a-f]{32}$/);
});

test('rejects an unknown algorithm and names it', async () => {
  const { parameters } = await challengeOf(1, 20);
  const challenge = { parameters: { ...parameters, algorithm: 'SHA-512' } };
  await expect(work({ challenge, timeout: limit() })).rejects.toThrow('SHA-512');
});

test('works without WebCrypto', async () => {
  const challenge = await challengeOf(1, 20);
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true });
  const solution = await work({ challenge, timeout: limit() });
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  expect(solution?.counter).toBe(20);
});
