import type { LandingParameter } from '../../contract/landing-parameters';

type Parameters = Partial<Record<LandingParameter, string>>;

/** Queries as advertisements deliver them, with the landing parameters that every reader finds. */
export const DAMAGED_LINKS: readonly (readonly [fault: string, search: string, parameters: Parameters])[] = [
  ['an intact query', '?utm_source=baidu&bd_vid=V-1_a', { utm_source: 'baidu', bd_vid: 'V-1_a' }],
  ['an escaped ampersand', '?utm_source=baidu&amp;bd_vid=V', { utm_source: 'baidu', bd_vid: 'V' }],
  ['one escaped twice', '?utm_source=baidu&amp;amp;bd_vid=V', { utm_source: 'baidu', bd_vid: 'V' }],
  ['one with an encoded semicolon', '?utm_source=baidu&amp%3Bbd_vid=V', { utm_source: 'baidu', bd_vid: 'V' }],
  ['an escaped ampersand at the start', '?amp;qhclickid=12', { qhclickid: '12' }],
  ['a second question mark', '?utm_source=baidu?bd_vid=V', { utm_source: 'baidu', bd_vid: 'V' }],
  ['several', '?utm_source=baidu??bd_vid=V?v=XY_7', { utm_source: 'baidu', bd_vid: 'V', v: 'XY_7' }],
  ['a full-width question mark', '?utm_source=baidu%EF%BC%9Fbd_vid=V', { utm_source: 'baidu', bd_vid: 'V' }],
  ['a doubled question mark', '??bd_vid=V', { bd_vid: 'V' }],
  [
    'names in capitals',
    '?BD_VID=V&Utm_Source=baidu&QHCLICKID=A1',
    { bd_vid: 'V', utm_source: 'baidu', qhclickid: 'A1' },
  ],
  ['encoded names', '?bd%5Fvid=V&%75tm_source=baidu', { bd_vid: 'V', utm_source: 'baidu' }],
  ['spaces', '?+bd_vid=V%20&utm_source=+baidu', { bd_vid: 'V', utm_source: 'baidu' }],
  ['an empty first value', '?bd_vid=&utm_term=&bd_vid=V&utm_term=gold', { bd_vid: 'V', utm_term: 'gold' }],
  ['only an empty value', '?bd_vid=&utm_source=baidu', { utm_source: 'baidu' }],
  ['a blank first value', '?bd_vid=+&bd_vid=V', { bd_vid: 'V' }],
  ['two values', '?bd_vid=V&bd_vid=W', { bd_vid: 'V' }],
  ['a macro before its value', '?bd_vid={bd_vid}&bd_vid=V', { bd_vid: 'V' }],
  ['only a macro', '?qhclickid=__QHCLICKID__&bd_vid=%7Bbd_vid%7D', { qhclickid: '__QHCLICKID__', bd_vid: '{bd_vid}' }],
  ['a keyword in GBK', '?utm_term=%BB%C6%BD%F0+K%CF%DF&bd_vid=V', { utm_term: '黄金 K线', bd_vid: 'V' }],
  ['a keyword in UTF-8', '?utm_term=%E9%BB%84%E9%87%91&bd_vid=V', { utm_term: '黄金', bd_vid: 'V' }],
  ['a keyword that was cut', '?utm_term=%E9%BB%84%E9%87&bd_vid=V', { utm_term: '黄\uFFFD', bd_vid: 'V' }],
  ['a nested address', '?next=/a?v=1&utm_term=a/b?&bd_vid=V', { utm_term: 'a/b?', bd_vid: 'V' }],
  ['a fragment of a pair', '?&&bd_vid&=V&utm_term=gold&', { utm_term: 'gold' }],
];
