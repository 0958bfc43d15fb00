import { readFileSync } from 'node:fs';
import { deviceOf } from '@/lib/variant/device';

test('distinguishes devices like the site', () => {
  const config = readFileSync('deploy/nginx/newactivities.conf', 'utf8');
  const askMap = (name: string, agent: string): string => {
    const lines = new RegExp(`map \\$http_user_agent \\$${name} \\{([\\s\\S]*?)\\n\\}`).exec(config)?.[1] ?? '';
    const rules = [...lines.matchAll(/"~\*(.*)" (.*);/g)].map(([, pattern = '', value = '']) => ({
      pattern: new RegExp(pattern, 'i'),
      value,
    }));
    const value = rules.find(({ pattern }) => pattern.test(agent))?.value ?? /default (.*);/.exec(lines)?.[1] ?? '';
    return value.startsWith('$') ? askMap(value.slice(1), agent) : value;
  };
  const devices: Record<string, string> = {
    '"Edge"': 'desktop',
    '"Edge (iPhone)"': 'ios',
    '"Edge (Android)"': 'mobile',
  };
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
  for (const agent of agents) {
    expect([agent, devices[askMap('edge_agent', agent)]]).toEqual([agent, deviceOf(agent)]);
  }
});
