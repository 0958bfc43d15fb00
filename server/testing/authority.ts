import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Certificate } from './certificate';

/** An authority of an installation's own, as `deploy/make-certificates.sh` makes it. */
export class Authority {
  /** Where the files of all lie. */
  readonly folder = mkdtempSync(join(tmpdir(), 'authority-'));

  /** @param names as that script takes them; each has its certificate from then on, or another one */
  make(...names: string[]): this {
    execFileSync('deploy/make-certificates.sh', [this.folder, ...names], { stdio: 'ignore' });
    return this;
  }

  /** The file by which it is trusted. */
  get file(): string {
    return join(this.folder, 'authority.pem');
  }

  /** @param name the first one of a host, or a client's */
  of(name: string): Certificate {
    const [file, keyFile] = [join(this.folder, `${name}.pem`), join(this.folder, `${name}.key`)];
    return { file, keyFile, certificate: readFileSync(file, 'utf8'), key: readFileSync(keyFile, 'utf8') };
  }
}
