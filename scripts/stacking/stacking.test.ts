import { readFileSync } from 'node:fs';
import { campaigns } from '@/campaigns';
import { FILE, stackingText } from './stacking-text';

test('the document says what the definitions say; `npm run generate:stacking` writes it', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(stackingText(campaigns));
});

test('it names every family with its members, every grouped reward, and every campaign', () => {
  const text = stackingText(campaigns);
  expect(text).toContain(
    'the family **flyback** one campaign alone: 88美元回赠 (`eightflybackActivity`) or 99美元回赠',
  );
  expect(text).toContain('| 首入金赠金 (`first-amount-2502`) |  | first-deposit: ');
  for (const { slug } of campaigns) expect(text).toContain(`(\`${slug}\`)`);
});
