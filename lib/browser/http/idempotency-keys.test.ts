import { ApiError } from './api-error';
import { createIdempotencyKeys, isDecision } from './idempotency-keys';

const A = { mobile: '13800138000', code: '123456' };
const B = { ...A, code: '654321' };

test('keeps one key per request until it is answered, regardless of other requests', () => {
  const keys = createIdempotencyKeys();
  const key = keys.keyOf(A);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyOf(B)).not.toBe(key);
  expect(keys.keyOf({ ...A })).toBe(key);
  keys.answered({ ...A });
  expect(keys.keyOf(A)).not.toBe(key);
});

test('gives two instances different keys', () => {
  expect(createIdempotencyKeys().keyOf(A)).not.toBe(createIdempotencyKeys().keyOf(A));
});

test.each([
  [new ApiError('problem', { status: 409 }), true],
  [new ApiError('problem', { status: 200 }), true],
  [new ApiError('problem', { status: 503 }), false],
  [new ApiError('timeout'), false],
  [new ApiError('invalid', { status: 502 }), false],
  [new Error('of the page itself'), false],
])('%p is a decision of the server: %p', (error, decided) => {
  expect(isDecision(error)).toBe(decided);
});
