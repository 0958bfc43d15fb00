import { certificateMetrics, hostListMetrics } from './metrics-text';

test('Prometheus hears when each certificate ends, in seconds, and how often orders have failed', () => {
  const certificates = [
    { host: 'gold.example', expires: new Date('2026-03-01T00:00:00.500Z') },
    { host: '*.silver.example', expires: new Date('2026-03-01T00:01:00Z') },
  ];
  expect(certificateMetrics(certificates, [{ host: 'tin.example', tries: 3 }]).split('\n')).toEqual([
    '# HELP newactivities_certificate_expires_timestamp_seconds When the certificate of a host ends.',
    '# TYPE newactivities_certificate_expires_timestamp_seconds gauge',
    'newactivities_certificate_expires_timestamp_seconds{host="gold.example"} 1772323200.5',
    'newactivities_certificate_expires_timestamp_seconds{host="*.silver.example"} 1772323260',
    '# HELP newactivities_certificate_order_failures Orders of a certificate that failed since the last one that did not.',
    '# TYPE newactivities_certificate_order_failures gauge',
    'newactivities_certificate_order_failures{host="tin.example"} 3',
    '',
  ]);
});

test('an edge without certificates still says what it would tell of', () => {
  expect(certificateMetrics([], []).split('\n')).toEqual([
    expect.stringMatching(/^# HELP newactivities_certificate_expires_timestamp_seconds ./),
    '# TYPE newactivities_certificate_expires_timestamp_seconds gauge',
    expect.stringMatching(/^# HELP newactivities_certificate_order_failures ./),
    '# TYPE newactivities_certificate_order_failures gauge',
    '',
  ]);
});

test('when the hosts were last heard stands without a label', () => {
  expect(hostListMetrics(new Date('2026-03-01T00:00:00Z'))).toBe(
    '# HELP newactivities_edge_hosts_read_timestamp_seconds When the edge last heard the hosts of a server.\n' +
      '# TYPE newactivities_edge_hosts_read_timestamp_seconds gauge\n' +
      'newactivities_edge_hosts_read_timestamp_seconds 1772323200\n',
  );
});
