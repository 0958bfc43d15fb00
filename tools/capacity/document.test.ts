import { readFileSync } from 'node:fs';
import { DOCUMENT, withFigures } from './document';
import { MEASURED, measuredSchema } from './measured';
import { table } from './tables';
import { FIGURES } from './testing/figures';

const document = readFileSync(DOCUMENT, 'utf8');

test('docs/capacity.md has the measured figures; otherwise run `npm run capacity`', () => {
  const measured = measuredSchema.parse(JSON.parse(readFileSync(MEASURED, 'utf8')));
  expect(document).toBe(withFigures(document, measured));
});

test('replaces the figures, and only them', () => {
  const other = withFigures(document, FIGURES);
  expect(other).not.toBe(document);
  expect(withFigures(other, FIGURES)).toBe(other);
});

test('rejects a document without a part', () => {
  expect(() => withFigures('<!-- costs -->\n<!-- end -->', FIGURES)).toThrow('lacks the part machine');
});

test('aligns the columns of a table', () => {
  expect(table(['what', 'n'], [['a longer name', 1]])).toBe(
    '| what          | n   |\n| ------------- | --- |\n| a longer name | 1   |',
  );
});
