import { readFileSync } from 'node:fs';
import { releaseNotes } from './release-notes.mjs';

const CHANGELOG =
  '# Changelog\n\n## [Unreleased]\n\n- next\n\n## [1.2.0] - 2026-11-27\n\n### Added\n\n- this\n\n## [1.1.0]\n\n- old\n';

test('takes the section of the release', () => {
  expect(releaseNotes('v1.2.0', '1.2.0', CHANGELOG)).toBe('### Added\n\n- this');
});

test('rejects a tag that is not the version of package.json, and a version without a section', () => {
  expect(() => releaseNotes('v1.2.1', '1.2.0', CHANGELOG)).toThrow('tag the commit v1.2.0');
  expect(() => releaseNotes('1.2.0', '1.2.0', CHANGELOG)).toThrow('tag the commit v1.2.0');
  expect(() => releaseNotes('v1.3.0', '1.3.0', CHANGELOG)).toThrow('missing or empty');
});

test('finds notes for the version of this commit', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(releaseNotes(`v${version}`, version, readFileSync('CHANGELOG.md', 'utf8'))).toMatch(/^### /);
});
