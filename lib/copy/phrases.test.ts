import { readdirSync, readFileSync } from 'node:fs';
import { BREAK } from './break-mark';
import { phrasesOf, withParticleBreaks } from './phrases';

test.each([
  ['到档领取，以赠金存入。', ['到档领取，', '以赠金存入。']],
  ['满额即送（每户一次），送完即止！', ['满额即送', '（每户一次），', '送完即止！']],
  ['满 5 手', ['满\u00a05\u00a0手']],
])('ends a phrase with its punctuation: %s', (text, phrases) => {
  expect(phrasesOf(text)).toEqual(phrases);
});

test('breaks a long phrase of the components at particles, and no word', () => {
  // biome-ignore lint/style/noRestrictedGlobals: runs in tests only
  const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' });
  const cut: string[] = [];
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const found = files.flatMap((path) => readFileSync(`components/${path}`, 'utf8').match(/\p{Script=Han}{7,}/gu) ?? []);
  for (const phrase of new Set(found)) {
    const begins = new Set(Array.from(segmenter.segment(phrase), ({ index }) => index));
    let end = 0;
    for (const part of withParticleBreaks(phrase).split(BREAK)) {
      if (!begins.has(end)) cut.push(`${phrase.slice(0, end)}|${phrase.slice(end)}`);
      end += part.length;
    }
  }
  expect(withParticleBreaks('登录后查看您的成交手数与返现')).toBe(
    '登录后|查看您的|成交手数|与返现'.split('|').join(BREAK),
  );
  expect(cut).toEqual([]);
});
