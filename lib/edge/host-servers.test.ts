import { hostServers } from './host-servers';

const certificate = (host: string, expires: string) => ({
  host,
  file: `/etc/newactivities/${host}.pem`,
  expires: new Date(expires),
});

test('gives each host its own certificate, whose file also contains the key', () => {
  const servers = hostServers([
    certificate('gold.example', '2026-03-01T00:00:00Z'),
    certificate('silver.example', '2026-04-01T00:00:00Z'),
  ]);
  expect(servers.split('\n')).toEqual([
    'server {',
    '    server_name gold.example;',
    '    include snippets/newactivities-listen.conf;',
    '    # Until 2026-03-01T00:00:00.000Z.',
    '    ssl_certificate /etc/newactivities/gold.example.pem;',
    '    ssl_certificate_key /etc/newactivities/gold.example.pem;',
    '    include snippets/newactivities-server.conf;',
    '}',
    'server {',
    '    server_name silver.example;',
    '    include snippets/newactivities-listen.conf;',
    '    # Until 2026-04-01T00:00:00.000Z.',
    '    ssl_certificate /etc/newactivities/silver.example.pem;',
    '    ssl_certificate_key /etc/newactivities/silver.example.pem;',
    '    include snippets/newactivities-server.conf;',
    '}',
    '',
  ]);
});

test('changes with a renewed certificate, and is empty without certificates', () => {
  expect(hostServers([certificate('gold.example', '2026-03-01T00:00:00Z')])).not.toBe(
    hostServers([certificate('gold.example', '2026-05-30T00:00:00Z')]),
  );
  expect(hostServers([])).toBe('');
});
