import { execFileSync } from 'node:child_process';
import { ConfigError } from '../../settings/config-error';

/** A user by number; empty for the user of this process. */
export type User = { uid?: number; gid?: number };

/** The user for programs that refuse to run as root: as root, the system's user `postgres`, else `nobody`. */
export function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  throw new ConfigError('DATA_DIR: PostgreSQL cannot run as root, and neither user postgres nor user nobody exists');
}
