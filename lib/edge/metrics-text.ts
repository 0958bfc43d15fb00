import type { HostCertificate } from './host-servers';

/** What an edge tells Prometheus of its certificates, in the form that node-exporter reads from files. */
export function certificateMetrics(
  certificates: readonly Pick<HostCertificate, 'host' | 'expires'>[],
  failures: readonly { host: string; tries: number }[],
): string {
  return (
    gauge(
      'newactivities_certificate_expires_timestamp_seconds',
      'When the certificate of a host ends.',
      certificates.map(({ host, expires }) => [`{host="${host}"}`, expires.getTime() / 1_000]),
    ) +
    gauge(
      'newactivities_certificate_order_failures',
      'Orders of a certificate that failed since the last one that did not.',
      failures.map(({ host, tries }) => [`{host="${host}"}`, tries]),
    )
  );
}

/** What it tells of its list of hosts, in the same form. */
export function hostListMetrics(read: Date): string {
  return gauge('newactivities_edge_hosts_read_timestamp_seconds', 'When the edge last heard the hosts of a server.', [
    ['', read.getTime() / 1_000],
  ]);
}

function gauge(name: string, help: string, series: readonly (readonly [labels: string, value: number])[]): string {
  const lines = series.map(([labels, value]) => `${name}${labels} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${lines.join('')}`;
}
