import { randomBytes } from 'node:crypto';
import { Keyring } from './keyring';
import { createVault } from './vault';

const vault = createVault(Keyring.of(randomBytes(32)));

test('what is sealed opens for its purpose alone, and looks different each time', () => {
  const sealed = vault.seal('mobile', '13800138000');
  expect(vault.open('mobile', sealed)).toBe('13800138000');
  expect(vault.seal('mobile', '13800138000')).not.toBe(sealed);
  expect(() => vault.open('bank-card', sealed)).toThrow();
});

test('what was altered anywhere, or sealed by another key, does not open', () => {
  const sealed = vault.seal('mobile', '13800138000');
  const body = Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64url');
  for (let at = 0; at < body.length; at++) {
    const altered = Buffer.from(body);
    altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
    expect(() => vault.open('mobile', `1.${altered.toString('base64url')}`)).toThrow();
  }
  expect(() => createVault(Keyring.of(randomBytes(32))).open('mobile', sealed)).toThrow();
});

test('a keyed hash is the same each time, and another one for another purpose, cut or key', () => {
  const hash = vault.hash('idempotency-key', 'a', 'b');
  expect(vault.hash('idempotency-key', 'a', 'b')).toBe(hash);
  const others = [
    vault.hash('idempotency-request', 'a', 'b'),
    vault.hash('idempotency-key', 'ab'),
    createVault(Keyring.of(randomBytes(32))).hash('idempotency-key', 'a', 'b'),
  ];
  expect(others).not.toContain(hash);
});
