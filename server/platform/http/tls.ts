import { X509Certificate } from 'node:crypto';
import type { Server } from 'node:https';
import {
  type CertificateFiles,
  type CertificatePair,
  readCertificate,
  readSetFile,
} from '../settings/certificate-files';
import { lastUsable } from '../settings/last-usable';

/** The settings that name what listeners speak TLS by. */
export const TLS_FILES: CertificateFiles = { certificate: 'TLS_CERTIFICATE_FILE', key: 'TLS_KEY_FILE' };

/** The setting that names the authority of those whom the internal listener answers. */
export const CLIENTS_FILE = 'METRICS_AUTHORITY_FILE';

/** The files that listeners speak TLS by. */
export interface TlsFiles extends CertificateFiles {
  /** Of the authority whose clients alone the internal listener answers; without it, everybody. */
  clients?: string | undefined;
}

/** Whoever asks is of the installation, and can speak it. */
const OLDEST = 'TLSv1.3' as const;
/** Milliseconds between looks at the files. */
const LOOKS = 10_000;

/** What listeners speak TLS by. */
export class Tls {
  readonly #read: () => CertificatePair;
  readonly #clients: { ca?: string };
  #shown: CertificatePair;

  /** @throws {ConfigError} where a file cannot be read, or the key is not the certificate's */
  constructor({ clients, ...files }: TlsFiles) {
    this.#read = () => readCertificate(files, TLS_FILES);
    this.#clients = clients ? { ca: readSetFile(CLIENTS_FILE, clients) } : {};
    this.#shown = this.#read();
  }

  /** For who makes a listener; with `ca`, the authority of whom it may ask certificates of. */
  get options() {
    return { ...this.#shown, ...this.#clients, minVersion: OLDEST };
  }

  /** The first name of the certificate, and when it ends. */
  get shown(): { name: string; expires: Date } {
    const { subjectAltName = '', validTo } = new X509Certificate(this.#shown.cert);
    return { name: /DNS:([^,]+)/.exec(subjectAltName)?.[1] ?? '', expires: new Date(validTo) };
  }

  /**
   * Has listeners show what the files hold once that is something else; connections that stand go on.
   * While the files cannot be used, as between the writing of one and of the other, they show what was before.
   *
   * @param warn told each fault once
   */
  follow(listeners: readonly Server[], warn: (fault: string) => void): void {
    const latest = lastUsable(this.#read, warn, this.#shown);
    const look = () => {
      const pair = latest();
      if (pair.cert === this.#shown.cert && pair.key === this.#shown.key) return;
      this.#shown = pair;
      for (const listener of listeners) listener.setSecureContext(this.options);
    };
    setInterval(look, LOOKS).unref();
  }
}
