import { oldNodeNotice, requireNode } from './node-version.mjs';

test.each(['20.19.0', '20.20.1', '22.1.0', '24.0.0'])('accepts Node %s', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['18.20.4', '20.18.1'])('rejects Node %s and names the required version', (version) => {
  expect(() => requireNode(version)).toThrow(`Node 20.19 or newer is required, but this is ${version}.`);
});

test.each([
  ['20.19.0', 'This is Node 20.19.0. It works, but use Node 24'],
  ['24.0.0', undefined],
  ['26.1.0', undefined],
])('says on Node %s which version to use', (version, notice) => {
  expect(oldNodeNotice(version)?.slice(0, 47)).toBe(notice);
});
