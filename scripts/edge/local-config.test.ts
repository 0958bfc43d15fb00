import { readFileSync } from 'node:fs';
import { localFiles } from './local-config.mjs';

const local = {
  folder: '/somewhere',
  port: 8443,
  plainPort: 8080,
  activityPort: 8079,
  frontServers: [3000, 3010],
  limits: true,
  build: 'a-build',
};

const read = (name: string) => readFileSync(`deploy/nginx/${name}`, 'utf8');

test('writes only into its folder, and uses every front server', () => {
  for (const leadingPort of [undefined, 8081]) {
    const files = localFiles(read, { ...local, ...(leadingPort && { leadingPort, certificates: true }) });
    for (const text of Object.values(files))
      expect(text.replace(/^\s*#.*$/gm, '')).not.toMatch(/\/var\/|\/etc\/|\/run\/|listen 443|listen 80 |:3003/);
    expect(files['nginx.conf']?.match(/server 127\.0\.0\.1:30[01]0/g)).toHaveLength(4);
    expect(files['nginx.conf']).toContain('default "a-build";');
    expect(files['snippets/newactivities-listen.conf']).toBe('listen 8443 ssl http2;\nlisten 8080;\n');
    expect(files['nginx.conf']?.includes('ssl_reject_handshake on;')).toBe(leadingPort !== undefined);
  }
});

test('limits requests per address, unless many visitors share one address', () => {
  const zones = (limits: boolean) =>
    localFiles(read, { ...local, limits })['nginx.conf']?.match(/^limit_\w+_zone \S+ zone=/gm);
  expect(zones(true)).toEqual([
    ...Array(3).fill('limit_req_zone $edge_visitor zone='),
    'limit_conn_zone $edge_visitor zone=',
    'limit_conn_zone "all" zone=',
    'limit_conn_zone $edge_visitor zone=',
  ]);
  expect(zones(false)).toEqual([
    ...Array(3).fill('limit_req_zone "" zone='),
    'limit_conn_zone "" zone=',
    'limit_conn_zone "all" zone=',
    'limit_conn_zone "" zone=',
  ]);
});

test('sets the number of connections itself', () => {
  expect(localFiles(read, local)['nginx.conf']).toMatch(/worker_rlimit_nofile \d{5};[\s\S]*worker_connections \d{5};/);
});

test('rejects a source that it cannot change', () => {
  expect(() => localFiles(() => 'server {}', local)).toThrow('deploy/nginx/newactivities.conf');
});
