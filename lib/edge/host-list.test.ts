import { hostList } from './host-list';

const RULE = '0123456789abcdef'.repeat(2);
const list = {
  hosts: [{ host: '*.gold.example', rule: RULE }],
  removed: ['ad.gold.example'],
  unknown: ['m.gold.example'],
};
const withRule = (rule: unknown) => ({ ...list, hosts: [{ host: 'gold.example', rule }] });
const takes = (json: unknown) => hostList.safeParse(json).success;

test('accepts a list of hosts with rule tags, with or without removed and unknown ones', () => {
  expect(hostList.parse(list)).toEqual(list);
  expect(takes({ ...list, removed: [], unknown: [] })).toBe(true);
  expect(takes({ ...list, hosts: [...list.hosts, { host: 'silver.example', rule: RULE }] })).toBe(true);
});

test('rejects a list without hosts, because there are always brands', () => {
  expect(takes({ ...list, hosts: [] })).toBe(false);
});

test.each(['hosts', 'removed', 'unknown'])('rejects a list without %s', (key) => {
  expect(takes({ ...list, [key]: undefined })).toBe(false);
});

test.each([
  ['too short', RULE.slice(1)],
  ['too long at its end', `${RULE}0`],
  ['not hexadecimal at its beginning', `g${RULE}`],
  ['in capitals', RULE.toUpperCase()],
  ['followed by a line break', `${RULE}\n`],
  ['empty', ''],
  ['missing', undefined],
])('rejects a tag that is %s, because it goes into nginx settings', (_, rule) => {
  expect(takes(withRule(rule))).toBe(false);
});

test.each(['gold.example; include /etc/passwd', 'Gold.example', 'gold', ''])(
  'rejects %j as a host in each list',
  (host) => {
    expect(takes({ ...list, hosts: [{ host, rule: RULE }] })).toBe(false);
    expect(takes({ ...list, removed: [host] })).toBe(false);
    expect(takes({ ...list, unknown: [host] })).toBe(false);
  },
);
