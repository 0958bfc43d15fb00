/** A host's certificate, for nginx and for monitoring. */
export interface HostCertificate {
  /** A wildcard is written `*.gold.example`. */
  host: string;
  /** Path of the file with both chain and key, so that they are always replaced together. */
  file: string;
  /** Browsers accept the certificate until then. */
  expires: Date;
}

/** nginx servers of the hosts that have a certificate. The expiry is included, so that a renewal changes the text. */
export function hostServers(certificates: readonly HostCertificate[]): string {
  return certificates
    .map(
      ({ host, file, expires }) => `server {
    server_name ${host};
    include snippets/newactivities-listen.conf;
    # Until ${expires.toISOString()}.
    ssl_certificate ${file};
    ssl_certificate_key ${file};
    include snippets/newactivities-server.conf;
}
`,
    )
    .join('');
}
