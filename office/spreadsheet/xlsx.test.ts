import { strFromU8, unzipSync } from 'fflate';
import { xlsx } from './xlsx';

test('writes numbers as numbers with their format, and texts as texts, also formulas and what XML escapes', async () => {
  const columns = [
    { heading: '计划' },
    { heading: '访问', format: 'count' as const },
    { heading: '率', format: 'share' as const },
  ];
  const blob = xlsx('漏斗', columns, [
    ['=1+1', 1234, 0.5],
    ['a<b>&"\u0001', 0, null],
  ]);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  expect(Object.keys(files)).toHaveLength(6);
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain(
    '<c s="0" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c s="2"><v>1234</v></c><c s="4"><v>0.5</v></c>',
  );
  expect(sheet).toContain('a&lt;b&gt;&amp;&quot; </t></is></c><c s="2"><v>0</v></c><c/>');
  expect(sheet).toContain('<c s="1" t="inlineStr"><is><t xml:space="preserve">计划</t>');
});
