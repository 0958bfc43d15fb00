import { matchHost, normalizeHost } from './host';

describe('normalizeHost', () => {
  test.each([
    ['gold.example', 'gold.example'],
    ['GOLD.Example', 'gold.example'],
    ['gold.example:3000', 'gold.example'],
    ['gold.example.', 'gold.example'],
    ['gold.example.:443', 'gold.example'],
    ['gold:80.example', ''],
    ['  gold.example ', 'gold.example'],
    ['127.0.0.1', '127.0.0.1'],
    ['127.0.0.1:3000', '127.0.0.1'],
    ['localhost', 'localhost'],
    ['[::1]', ''],
    ['[::1]:3000', ''],
    ['::1', ''],
    ['gold .example', ''],
    ['gold..example', ''],
    ['.gold.example', ''],
    ['gold.example..', ''],
    ['gold.example/path', ''],
    ['user@gold.example', ''],
    ['gold.example, evil.com', ''],
    ['gold.example\r\nX: y', ''],
    ['gold\u0000.example', ''],
    ['金.example', ''],
    ['<script>', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%j is %j', (header, host) => {
    expect(normalizeHost(header)).toBe(host);
  });

  test('10 KB of letters is no host', () => {
    expect(normalizeHost(`${'a'.repeat(10_240)}.example`)).toBe('');
  });
});

describe('matchHost', () => {
  const rules = [
    { host: '*.gold.example', appCode: 'short' },
    { host: '*.vip.gold.example', appCode: 'long' },
    { host: 'a.vip.gold.example', appCode: 'exact' },
  ];

  test.each([
    ['a.vip.gold.example', 'exact'],
    ['b.vip.gold.example', 'long'],
    ['b.c.vip.gold.example', 'long'],
    ['b.gold.example', 'short'],
    ['vip.gold.example', 'short'],
    ['gold.example', undefined],
    ['notgold.example', undefined],
    ['gold.example.evil.com', undefined],
    ['', undefined],
  ])('%s falls to %s, in whatever order the rules stand', (host, appCode) => {
    expect(matchHost(rules, host)?.appCode).toBe(appCode);
    expect(matchHost([...rules].reverse(), host)?.appCode).toBe(appCode);
  });

  test('of two rules for the same host the first holds', () => {
    const [first, second] = [{ host: 'gold.example' }, { host: 'gold.example' }];
    expect(matchHost([first, second], 'gold.example')).toBe(first);
  });

  test('a star stands for whole labels alone', () => {
    expect(matchHost([{ host: '*gold.example' }], 'gold.example')).toBeUndefined();
    expect(matchHost([{ host: '*gold.example' }], 'notgold.example')).toBeUndefined();
  });

  test('rules are gone through once, however often they are asked', () => {
    const many = [...rules];
    const goneThrough = jest.spyOn(many, Symbol.iterator);
    for (const host of ['b.gold.example', 'a.vip.gold.example', 'gold.example']) matchHost(many, host);
    expect(goneThrough).toHaveBeenCalledTimes(1);
  });
});
