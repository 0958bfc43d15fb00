import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { work } from './work';

const hmacSignatureSecret = 'secret of this test';

test('solves a challenge as the server makes it, so that the server takes the proof', async () => {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: 60,
    deriveKey,
    hmacSignatureSecret,
  });
  const solution = await work({ challenge, timeout: 5000 });
  expect(solution?.counter).toBe(60);
  if (!solution) return;
  expect(await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).toMatchObject({
    verified: true,
  });
});

test('gives up when time is up', async () => {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: 4_000_000,
    deriveKey,
    hmacSignatureSecret,
  });
  expect(await work({ challenge, timeout: 1 })).toBeNull();
});
