import { execFileSync } from 'node:child_process';
import { OPENAPI_FILE } from '@/server/platform/http/docs/openapi-document';
import type { ApiDocument } from './documented-calls';

interface Release {
  /** As in package.json and CHANGELOG.md. */
  version: string;
  /** The tagged commit. Tags do not travel with every clone. */
  commit: string;
  /** Correct changes since it that {@link breaks} reports, with the reason why they are correct. */
  accepted?: Readonly<Record<string, string>>;
}

/** Every release, the last one at the end. Add each once it is tagged. */
export const RELEASES: readonly Release[] = [];

/**
 * The OpenAPI document of a release, from git.
 *
 * @throws Error if this clone does not have the commit
 */
export function documentOf({ version, commit }: Pick<Release, 'version' | 'commit'>): ApiDocument {
  try {
    const options = { encoding: 'utf8', maxBuffer: Infinity, stdio: 'pipe' } as const;
    return JSON.parse(execFileSync('git', ['show', `${commit}:${OPENAPI_FILE}`], options));
  } catch (cause) {
    throw new Error(
      `Release ${version}: cannot read ${OPENAPI_FILE} of commit ${commit}. If this clone is shallow, run \`git fetch --unshallow\`.`,
      { cause },
    );
  }
}
