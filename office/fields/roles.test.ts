import { readRoles, writeRoles } from './roles';

test.each(['', 'support', 'support:bfzh+iekb,analyst'])('reads and writes the roles %j', (text) => {
  expect(writeRoles(readRoles(text))).toBe(text);
});

test('a role without brands is for all of them', () => {
  expect([...readRoles('support:bfzh+iekb, analyst')]).toEqual([
    ['support', ['bfzh', 'iekb']],
    ['analyst', []],
  ]);
});
