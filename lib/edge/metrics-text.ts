import type { HostCertificate } from './host-servers';

/** An edge's certificate metrics in the text format that node-exporter reads from files. */
export function certificateMetrics(
  certificates: readonly Pick<HostCertificate, 'host' | 'expires'>[],
  failures: readonly { host: string; tries: number }[],
): string {
  return (
    gauge(
      'newactivities_certificate_expires_timestamp_seconds',
      'When the certificate of a host expires.',
      certificates.map(({ host, expires }) => [`{host="${host}"}`, expires.getTime() / 1_000]),
    ) +
    gauge(
      'newactivities_certificate_order_failures',
      'Failed orders of a certificate since the last successful one.',
      failures.map(({ host, tries }) => [`{host="${host}"}`, tries]),
    )
  );
}

/** The metric of the edge's host list, in the same format. */
export function hostListMetrics(read: Date): string {
  return gauge(
    'newactivities_edge_hosts_read_timestamp_seconds',
    'When the edge last read the host list of a server.',
    [['', read.getTime() / 1_000]],
  );
}

function gauge(name: string, help: string, series: readonly (readonly [labels: string, value: number])[]): string {
  const lines = series.map(([labels, value]) => `${name}${labels} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${lines.join('')}`;
}
