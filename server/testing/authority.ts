import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Certificate } from './certificate';

/** A private certificate authority, as `deploy/make-certificates.sh` creates it. */
export class Authority {
  /** The folder with all its files. */
  readonly folder = mkdtempSync(join(tmpdir(), 'authority-'));

  /** @param names in the format of that script; each gets a new certificate, which replaces an earlier one */
  make(...names: string[]): this {
    execFileSync('deploy/make-certificates.sh', [this.folder, ...names], { stdio: 'ignore' });
    return this;
  }

  /** The file that clients trust it by. */
  get file(): string {
    return join(this.folder, 'authority.pem');
  }

  /** @param name a host's first name, or a client's name */
  of(name: string): Certificate {
    const [file, keyFile] = [join(this.folder, `${name}.pem`), join(this.folder, `${name}.key`)];
    return { file, keyFile, certificate: readFileSync(file, 'utf8'), key: readFileSync(keyFile, 'utf8') };
  }
}
