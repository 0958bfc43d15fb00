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
  ])('normalizes %j to %j', (header, host) => {
    expect(normalizeHost(header)).toBe(host);
  });

  test('rejects 10 KB of letters', () => {
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
  ])('matches %s to %s regardless of the order of the rules', (host, appCode) => {
    expect(matchHost(rules, host)?.appCode).toBe(appCode);
    expect(matchHost([...rules].reverse(), host)?.appCode).toBe(appCode);
  });

  test('uses the first of two rules for the same host', () => {
    const [first, second] = [{ host: 'gold.example' }, { host: 'gold.example' }];
    expect(matchHost([first, second], 'gold.example')).toBe(first);
  });

  test('matches whole labels only', () => {
    expect(matchHost([{ host: '*gold.example' }], 'gold.example')).toBeUndefined();
    expect(matchHost([{ host: '*gold.example' }], 'notgold.example')).toBeUndefined();
  });

  test('indexes the rules once for all look-ups', () => {
    const many = [...rules];
    const goneThrough = jest.spyOn(many, Symbol.iterator);
    for (const host of ['b.gold.example', 'a.vip.gold.example', 'gold.example']) matchHost(many, host);
    expect(goneThrough).toHaveBeenCalledTimes(1);
  });
});
