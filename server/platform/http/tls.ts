import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:https';
import { createSecureContext } from 'node:tls';
import { ConfigError } from '../settings/config-error';

/** Paths of the files, in PEM, of a certificate with those that vouch for it, and of its key. */
export interface TlsFiles {
  certificate: string;
  key: string;
}

/** Whoever asks is of the installation, and can speak it. */
const OLDEST = 'TLSv1.3' as const;
/** Milliseconds between looks at the files. */
const LOOKS = 10_000;

/** What listeners speak TLS by. */
export class Tls {
  readonly #files: TlsFiles;
  #cert: string;
  #key: string;

  /** @throws {ConfigError} where a file cannot be read, or the key is not the certificate's */
  constructor(files: TlsFiles) {
    this.#files = files;
    [this.#cert, this.#key] = readPair(files);
  }

  /** For who makes a listener. */
  get options() {
    return { cert: this.#cert, key: this.#key, minVersion: OLDEST };
  }

  /** The first name of the certificate, and when it ends. */
  get shown(): { name: string; expires: Date } {
    const { subjectAltName = '', validTo } = new X509Certificate(this.#cert);
    return { name: /DNS:([^,]+)/.exec(subjectAltName)?.[1] ?? '', expires: new Date(validTo) };
  }

  /**
   * Has listeners show what the files hold once that is something else; connections that stand go on.
   * While the files cannot be used, as between the writing of one and of the other, they show what was before.
   *
   * @param warn told each fault once
   */
  follow(listeners: readonly Server[], warn: (fault: string) => void): void {
    let told = '';
    const look = () => {
      try {
        const [cert, key] = readPair(this.#files);
        told = '';
        if (cert === this.#cert && key === this.#key) return;
        for (const listener of listeners) listener.setSecureContext({ cert, key, minVersion: OLDEST });
        [this.#cert, this.#key] = [cert, key];
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        if (error.message !== told) warn(error.message);
        told = error.message;
      }
    };
    setInterval(look, LOOKS).unref();
  }
}

function readPair({ certificate, key: keyFile }: TlsFiles): [cert: string, key: string] {
  const [cert, key] = [readText('TLS_CERTIFICATE_FILE', certificate), readText('TLS_KEY_FILE', keyFile)];
  try {
    createSecureContext({ cert, key });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`TLS_CERTIFICATE_FILE: cannot be used with the key of TLS_KEY_FILE (${code})`);
  }
  return [cert, key];
}

function readText(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`${name}: the file cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
