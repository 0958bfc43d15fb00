import { readFileSync } from 'node:fs';
import { localConfig } from './local-config.mjs';

const local = {
  folder: '/somewhere',
  port: 8443,
  plainPort: 8080,
  frontServers: [3000, 3010],
  limits: true,
  build: 'a-build',
};

test('the configuration of this machine writes nowhere else and asks every front server', () => {
  const source = readFileSync('deploy/nginx/newactivities.conf', 'utf8');
  const config = localConfig({ source, ...local });
  expect(config).not.toMatch(/\/var\/|\/etc\/|listen 443|listen 80 /);
  expect(config.match(/server 127\.0\.0\.1:30[01]0/g)).toHaveLength(4);
  expect(config).toContain('default "a-build";');
  expect(config).toContain('listen 8443 ssl http2;\n    listen 8080;');
});

test('what one address may ask for is limited unless it stands for many visitors', () => {
  const source = readFileSync('deploy/nginx/newactivities.conf', 'utf8');
  const zones = (limits: boolean) => localConfig({ source, ...local, limits }).match(/_zone \S+ zone=/g);
  expect(zones(true)).toEqual(Array(3).fill('_zone $edge_visitor zone='));
  expect(zones(false)).toEqual(Array(3).fill('_zone "" zone='));
});

test('a source that it cannot change is refused', () => {
  expect(() => localConfig({ source: 'server {}', ...local })).toThrow('deploy/nginx/newactivities.conf');
});
