import bfzh from '@/brands/bfzh';
import { parseBrand } from './parse-brand';

test.each([
  ['nothing', undefined, /^brands\/x\.ts: : /m],
  ['an empty file', {}, /^brands\/x\.ts: theme: /m],
  ['a colour by name', { theme: { ink: 'red' } }, /^brands\/x\.ts: theme\.ink: /m],
  ['an unknown field', { colour: '#ffffff' }, /Unrecognized key: "colour"/],
  [
    'a zone beyond the picture',
    { header: { download: { x: 340, y: 0, width: 60, height: 40 } } },
    /header\.download: reaches beyond the picture/,
  ],
  [
    'a zone too small for a thumb',
    { header: { download: { x: 0, y: 0, width: 40, height: 40 } } },
    /header\.download: must be at least 44 wide/,
  ],
])('rejects %s with file and field', (_, data, message) => {
  expect(() => parseBrand('x', data)).toThrow(message);
});

test('requires the file name to equal the appCode', () => {
  expect(parseBrand('bfzh', bfzh)).toMatchObject({ appCode: 'bfzh' });
  expect(() => parseBrand('iekb', bfzh)).toThrow("brands/iekb.ts: appCode: is 'bfzh', must be the file's name");
});
