import { X509Certificate } from 'node:crypto';
import type { Server } from 'node:https';
import {
  type CertificateFiles,
  type CertificatePair,
  readCertificate,
  readSetFile,
} from '../settings/certificate-files';
import { lastUsable } from '../settings/last-usable';

/** The settings for the listeners' certificate and key. */
export const TLS_FILES: CertificateFiles = { certificate: 'TLS_CERTIFICATE_FILE', key: 'TLS_KEY_FILE' };

/** The setting for the authority of the internal listener's clients. */
export const CLIENTS_FILE = 'METRICS_AUTHORITY_FILE';

/** The files for the listeners' TLS. */
export interface TlsFiles extends CertificateFiles {
  /** File of an authority: the internal listener accepts only its clients; without it, everyone. */
  clients?: string | undefined;
}

/** All clients belong to the installation and support it. */
const OLDEST = 'TLSv1.3' as const;
/** Milliseconds between two checks of the files. */
const LOOKS = 10_000;

/** The listeners' TLS configuration. */
export class Tls {
  readonly #read: () => CertificatePair;
  readonly #clients: { ca?: string };
  #shown: CertificatePair;

  /** @throws {ConfigError} when a file cannot be read, or certificate and key do not match */
  constructor({ clients, ...files }: TlsFiles) {
    this.#read = () => readCertificate(files, TLS_FILES);
    this.#clients = clients ? { ca: readSetFile(CLIENTS_FILE, clients) } : {};
    this.#shown = this.#read();
  }

  /** Options to create a listener with; `ca` is the authority for client certificates, if any. */
  get options() {
    return { ...this.#shown, ...this.#clients, minVersion: OLDEST };
  }

  /** The first name of the certificate, and when it expires. */
  get shown(): { name: string; expires: Date } {
    const { subjectAltName = '', validTo } = new X509Certificate(this.#shown.cert);
    return { name: /DNS:([^,]+)/.exec(subjectAltName)?.[1] ?? '', expires: new Date(validTo) };
  }

  /**
   * Makes listeners use new contents of the files; open connections continue. While the files are unusable, for example
   * when only one of them has been replaced, the previous ones stay in use.
   *
   * @param warn gets each fault once
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
