import { isGiven } from './macro';

test.each([
  ...['{bd_vid}', '{{bd_vid}}', '\x24{bd_vid}', '[bd_vid]', '<bd_vid>', '【bd_vid】', '｛bd_vid｝', 'a{bd_vid}'],
  ...['__QHCLICKID__', '__bd_vid__', '$bd_vid$', '%bd_vid%', '%%BD_VID%%', '#bd_vid#', '@bd_vid@', '*bd_vid*'],
  ...['%7Bbd_vid%7D', '%5bbd_vid%5d', '(bd_vid)', ':bd_vid', '|bd_vid|', 'BD_VID', 'qhclickid', 'CLICK_ID'],
  ...[
    '絖VID%',
    '\uFFFD_vid%',
    '_BD_VID_',
    '__BD_VID',
    '"bd_vid"',
    '《bd_vid》',
    '＿＿BD_VID＿＿',
    '％bd_vid％',
    'click-id',
  ],
  ...['undefined', 'null', 'NaN', '', undefined],
])('%s is no value', (value) => {
  expect(isGiven(value)).toBe(false);
});

test.each([
  '1234567890123456789',
  'uANBIyIxUhNLgvw-I-tznWmvPjmLnj0sPHcvrjRk',
  '-a',
  '_a_',
  'a__b__c',
  'Zm9v/Yg==',
  '黄金',
  '0',
])('%s is a value', (value) => {
  expect(isGiven(value)).toBe(true);
});
