import { existsSync, readFileSync } from 'node:fs';

/** Describes every setting in a row of a table; relative to the folder of the release. */
const GUIDE = 'docs/settings.md';

/** Adds to each line of a {@link ConfigError}'s message the line of the guide that describes its setting. */
export function withGuideLines(message: string): string {
  const rows = existsSync(GUIDE) ? readFileSync(GUIDE, 'utf8').split('\n') : [];
  const lines = message.split('\n').map((fault) => {
    // Of a misspelt setting, the one that is meant; of a file with a secret, the secret.
    const names = (fault.match(/\b[A-Z][A-Z\d_]+\b/g) ?? []).flatMap((name) => [name, name.replace(/_FILE$/, '')]);
    const row = names.map((name) => rows.findIndex((text) => text.startsWith(`| \`${name}\``))).find((at) => at >= 0);
    return row === undefined ? fault : `${fault} (${GUIDE}:${row + 1})`;
  });
  return lines.join('\n');
}
