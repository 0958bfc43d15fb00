import { inflateRawSync } from 'node:zlib';
import { xlsx } from './xlsx';

/** The files of a zip archive, read from its local headers. */
function unzip(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const [packed, name, extra] = [
      archive.readUInt32LE(at + 18),
      archive.readUInt16LE(at + 26),
      archive.readUInt16LE(at + 28),
    ];
    const begins = at + 30 + name + extra;
    const content = inflateRawSync(archive.subarray(begins, begins + packed));
    expect(content).toHaveLength(archive.readUInt32LE(at + 22));
    files[archive.toString('utf8', at + 30, at + 30 + name)] = content.toString();
    at = begins + packed;
  }
  return files;
}

test('writes numbers as numbers with their format, and texts as texts, also formulas and what XML escapes', async () => {
  const columns = [
    { heading: '计划' },
    { heading: '访问', format: 'count' as const },
    { heading: '率', format: 'share' as const },
  ];
  const blob = await xlsx('漏斗', columns, [
    ['=1+1', 1234, 0.5],
    ['a<b>&"\u0001', 0, null],
  ]);
  const archive = Buffer.from(await blob.arrayBuffer());
  const sheet = unzip(archive)['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toContain(
    '<c s="0" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c s="2"><v>1234</v></c><c s="4"><v>0.5</v></c>',
  );
  expect(sheet).toContain('a&lt;b&gt;&amp;&quot; </t></is></c><c s="2"><v>0</v></c><c/>');
  expect(sheet).toContain('<c s="1" t="inlineStr"><is><t xml:space="preserve">计划</t>');
  // The end of the archive: all files, and where their directory begins.
  const end = archive.subarray(-22);
  expect([end.readUInt32LE(0), end.readUInt16LE(10)]).toEqual([0x06054b50, 6]);
  expect(archive.readUInt32LE(end.readUInt32LE(16))).toBe(0x02014b50);
});
