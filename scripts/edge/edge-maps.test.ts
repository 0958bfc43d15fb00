import { existsSync, readFileSync } from 'node:fs';
import { deviceOf } from '@/lib/variant/device';
import { edgeMaps } from './edge-maps';

test.each(Object.entries(edgeMaps()))('deploy/nginx/maps/%s is what `npm run edge:maps` writes', (name, contents) => {
  const file = `deploy/nginx/maps/${name}`;
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(contents);
});

test('the edge tells devices apart as the site does', () => {
  const map = /map \$http_user_agent \$edge_agent \{([\s\S]*?)\n\}/.exec(
    readFileSync('deploy/nginx/newactivities.conf', 'utf8'),
  )?.[1];
  const rules = [...(map ?? '').matchAll(/"~\*(.*)" "Edge \((\w+)\)";/g)].map(([, pattern = '', name]) => ({
    pattern: new RegExp(pattern, 'i'),
    device: name === 'iPhone' ? 'ios' : 'mobile',
  }));
  const agents = [
    'iPhone',
    'IPAD; CPU OS',
    'HiPad Android',
    'HiPad',
    'Windows Phone 10; Android; iPhone',
    'Symbian iPod',
    'BlackBerry9700',
    'OpenHarmony 5.0',
    'Macintosh; Intel Mac OS X',
    'Baiduspider',
    '',
  ];
  expect(rules).toHaveLength(2);
  for (const agent of agents) {
    const device = rules.find(({ pattern }) => pattern.test(agent))?.device ?? 'desktop';
    expect([agent, device]).toEqual([agent, deviceOf(agent)]);
  }
});
