import { classifyIdentifier, IDENTIFIER } from './identifier';

const long = (length: number) => `${'a'.repeat(length - '@gold.example'.length)}@gold.example`;

test.each<[keyof typeof IDENTIFIER, string[]]>([
  ['account', ['88001600', '10000001']],
  ['mobile', ['13800138000', '19912345678']],
  [
    'email',
    ['li@gold.example', 'a@b.c', 'li.na+gold@mail.gold.example', "o'li@gold-silver.example", 'A1@9.example', long(320)],
  ],
  [
    'unknown',
    [
      '',
      'li',
      'li@gold',
      '@gold.example',
      'li na@gold.example',
      'li@gold.example ',
      ' li@gold.example',
      'li@-gold.example',
      'li@gold-.example',
      'li@gold.-example',
      'li@gold.example-',
      'li@gold..example',
      'li@.example',
      'li@gold_silver.example',
      'li@gold.exa_mple',
      '李@gold.example',
      long(321),
      '12345678901234',
    ],
  ],
])('classifies as %s: %j', (type, values) => {
  expect(values.filter((value) => classifyIdentifier(value) !== IDENTIFIER[type])).toEqual([]);
});
