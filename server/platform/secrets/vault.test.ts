import { randomBytes } from 'node:crypto';
import { Keyring } from './keyring';
import { createVault } from './vault';

const vault = createVault(Keyring.of(randomBytes(32)));

test('decrypts only for the same purpose, and encrypts differently each time', () => {
  const sealed = vault.seal('mobile', '13800138000');
  expect(vault.open('mobile', sealed)).toBe('13800138000');
  expect(vault.seal('mobile', '13800138000')).not.toBe(sealed);
  expect(() => vault.open('bank-card', sealed)).toThrow();
});

test('does not decrypt values that were changed or encrypted with another key', () => {
  const sealed = vault.seal('mobile', '13800138000');
  const body = Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64url');
  for (let at = 0; at < body.length; at++) {
    const altered = Buffer.from(body);
    altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
    expect(() => vault.open('mobile', `1.${altered.toString('base64url')}`)).toThrow();
  }
  expect(() => createVault(Keyring.of(randomBytes(32))).open('mobile', sealed)).toThrow();
});

test('rehashes stored hashes with an added key, and still knows the earlier hashes', () => {
  const keys = [randomBytes(32), randomBytes(32), randomBytes(32)] as const;
  const by = (...used: [Buffer, ...Buffer[]]) => createVault(new Keyring(...used));
  const hashes = [by(keys[0]), by(keys[0], keys[1]), by(...keys)].map((one) => one.hash('mobile', '13800138000'));
  expect(new Set(hashes).size).toBe(3);
  expect(by(...keys).hashes('mobile', '13800138000')).toEqual(hashes);
  for (const [index, hash] of hashes.slice(1).entries()) {
    const keyring = new Keyring(keys[0]);
    for (const key of keys.slice(1, index + 2)) keyring.addLookupKey(key);
    expect(createVault(keyring).rehash('mobile', hashes[index] as string)).toBe(hash);
    expect(createVault(keyring).rehash('bank-card', hashes[index] as string)).not.toBe(hash);
  }
  expect(by(keys[2]).hash('mobile', '13800138000')).not.toBe(hashes[2]);
  expect(by(keys[1], keys[0]).hash('mobile', '13800138000')).not.toBe(hashes[1]);
});

test('computes the same hash as when there was only one lookup key', () => {
  const first = createVault(Keyring.of(Buffer.alloc(32, 7)));
  expect(first.hash('mobile', '13800138000')).toBe('QhPPC9LRR5gNV8OxZd6tY4VfzFG-54sJoGrVQSUGy7M');
});

test('hashes equally each time, and differently for another purpose, split or key', () => {
  const hash = vault.hash('idempotency-key', 'a', 'b');
  expect(vault.hash('idempotency-key', 'a', 'b')).toBe(hash);
  const others = [
    vault.hash('idempotency-request', 'a', 'b'),
    vault.hash('idempotency-key', 'ab'),
    createVault(Keyring.of(randomBytes(32))).hash('idempotency-key', 'a', 'b'),
  ];
  expect(others).not.toContain(hash);
});
