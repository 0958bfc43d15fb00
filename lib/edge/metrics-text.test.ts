import { certificateMetrics, hostListMetrics } from './metrics-text';

test("reports each certificate's expiry in seconds, and its failed orders", () => {
  const certificates = [
    { host: 'gold.example', expires: new Date('2026-03-01T00:00:00.500Z') },
    { host: '*.silver.example', expires: new Date('2026-03-01T00:01:00Z') },
  ];
  expect(certificateMetrics(certificates, [{ host: 'tin.example', tries: 3 }]).split('\n')).toEqual([
    '# HELP newactivities_certificate_expires_timestamp_seconds When the certificate of a host expires.',
    '# TYPE newactivities_certificate_expires_timestamp_seconds gauge',
    'newactivities_certificate_expires_timestamp_seconds{host="gold.example"} 1772323200.5',
    'newactivities_certificate_expires_timestamp_seconds{host="*.silver.example"} 1772323260',
    '# HELP newactivities_certificate_order_failures Failed orders of a certificate since the last successful one.',
    '# TYPE newactivities_certificate_order_failures gauge',
    'newactivities_certificate_order_failures{host="tin.example"} 3',
    '',
  ]);
});

test('describes its metrics even without certificates', () => {
  expect(certificateMetrics([], []).split('\n')).toEqual([
    expect.stringMatching(/^# HELP newactivities_certificate_expires_timestamp_seconds ./),
    '# TYPE newactivities_certificate_expires_timestamp_seconds gauge',
    expect.stringMatching(/^# HELP newactivities_certificate_order_failures ./),
    '# TYPE newactivities_certificate_order_failures gauge',
    '',
  ]);
});

test('reports when the host list was last read, without a label', () => {
  expect(hostListMetrics(new Date('2026-03-01T00:00:00Z'))).toBe(
    '# HELP newactivities_edge_hosts_read_timestamp_seconds When the edge last read the host list of a server.\n' +
      '# TYPE newactivities_edge_hosts_read_timestamp_seconds gauge\n' +
      'newactivities_edge_hosts_read_timestamp_seconds 1772323200\n',
  );
});
