import { readFileSync } from 'node:fs';
import { campaigns } from '@/campaigns';
import { FILE, stackingText } from './stacking-text';

test('matches the definitions; `npm run generate:stacking` writes it', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(stackingText(campaigns));
});

test('names every family with its members, every grouped reward, and every campaign', () => {
  const text = stackingText(campaigns);
  expect(text).toContain(
    'Only one campaign of the family **flyback**: 88美元回赠 (`eightflybackActivity`) or 99美元回赠',
  );
  expect(text).toContain('| 首入金赠金 (`first-amount-2502`) |  | first-deposit: ');
  for (const { slug } of campaigns) expect(text).toContain(`(\`${slug}\`)`);
});
