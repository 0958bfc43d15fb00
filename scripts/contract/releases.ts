import { execFileSync } from 'node:child_process';
import { OPENAPI_FILE } from '@/server/platform/http/docs/openapi-document';
import type { ApiDocument } from './documented-calls';

const MIGRATIONS = 'server/platform/database/migrations/*.sql';

interface Release {
  /** As in package.json and CHANGELOG.md. */
  version: string;
  /** The tagged commit. Tags do not travel with every clone. */
  commit: string;
  /** Correct changes since it that {@link breaks} reports, with the reason why they are correct. */
  accepted?: Readonly<Record<string, string>>;
}

/** Every release, the last one at the end. Add each once it is tagged; `npm run release` prints the commit. */
export const RELEASES: readonly Release[] = [{ version: '1.0.0', commit: '2ea1c0dd1519e09e49932373966b8c55e850e343' }];

/** The OpenAPI document of a release. */
export const documentOf = (release: Release): ApiDocument =>
  JSON.parse(readCommit(release, 'show', `${release.commit}:${OPENAPI_FILE}`));

/** The migrations of a release that were changed or removed since. */
export const changedMigrations = (release: Release): string[] =>
  readCommit(release, 'diff', '--name-only', '--no-renames', '--diff-filter=a', release.commit, '--', MIGRATIONS)
    .split('\n')
    .filter(Boolean);

/** @throws Error if this clone does not have the commit */
function readCommit({ version, commit }: Release, ...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', maxBuffer: Infinity, stdio: 'pipe' });
  } catch (cause) {
    throw new Error(
      `Release ${version}: cannot read commit ${commit}. If this clone is shallow, run \`git fetch --unshallow\`.`,
      { cause },
    );
  }
}
