// `node scripts/release/main.mjs v1.2.0`: checks that the tag is the version of package.json, and prints the release notes.
import { readFileSync } from 'node:fs';
import { releaseNotes } from './release-notes.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
console.log(releaseNotes(process.argv[2] ?? '', version, readFileSync('CHANGELOG.md', 'utf8')));
