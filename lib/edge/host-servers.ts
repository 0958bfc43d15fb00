/** A certificate of one host, as nginx and whoever watches it need it. */
export interface HostCertificate {
  /** A wildcard's as `*.gold.example`. */
  host: string;
  /** Path of the chain and its key, which nothing can come between in one file. */
  file: string;
  /** Until when browsers take it. */
  expires: Date;
}

/** nginx's servers of the hosts that have a certificate. Its end stands there too, so that a new one is a change. */
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
