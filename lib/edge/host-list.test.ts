import { hostList } from './host-list';

const RULE = '0123456789abcdef'.repeat(2);
const list = {
  hosts: [{ host: '*.gold.example', rule: RULE }],
  removed: ['ad.gold.example'],
  unknown: ['m.gold.example'],
};
const withRule = (rule: unknown) => ({ ...list, hosts: [{ host: 'gold.example', rule }] });
const takes = (json: unknown) => hostList.safeParse(json).success;

test('a list has hosts with the tags of their rules; none need be removed or unknown', () => {
  expect(hostList.parse(list)).toEqual(list);
  expect(takes({ ...list, removed: [], unknown: [] })).toBe(true);
  expect(takes({ ...list, hosts: [...list.hosts, { host: 'silver.example', rule: RULE }] })).toBe(true);
});

test('a list without any host is a mistake, for there are always brands', () => {
  expect(takes({ ...list, hosts: [] })).toBe(false);
});

test.each(['hosts', 'removed', 'unknown'])('a list without its %s is none', (key) => {
  expect(takes({ ...list, [key]: undefined })).toBe(false);
});

test.each([
  ['too short', RULE.slice(1)],
  ['too long at its end', `${RULE}0`],
  ['not hexadecimal at its beginning', `g${RULE}`],
  ['in capitals', RULE.toUpperCase()],
  ['on two lines', `${RULE}\n`],
  ['empty', ''],
  ['left out', undefined],
])('a tag that is %s is none, for nginx’s settings are made of it', (_, rule) => {
  expect(takes(withRule(rule))).toBe(false);
});

test.each(['gold.example; include /etc/passwd', 'Gold.example', 'gold', ''])('%j is no host in any place', (host) => {
  expect(takes({ ...list, hosts: [{ host, rule: RULE }] })).toBe(false);
  expect(takes({ ...list, removed: [host] })).toBe(false);
  expect(takes({ ...list, unknown: [host] })).toBe(false);
});
