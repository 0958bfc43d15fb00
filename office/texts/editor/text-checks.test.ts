import { campaigns } from '@/campaigns';
import { figuresOf } from '@/lib/campaign/figures/figures-of';
import { fill } from '@/lib/campaign/figures/write';
import { wholePatch } from '@/lib/campaign/revision/whole-patch';
import { checkText, type FigureRow, rulesFor } from '../../form/text-checks';
import { textPlaces } from './text-places';

const ROWS: readonly FigureRow[] = [
  { name: 'tasks.deposit.from', value: 200, unit: 'usd' },
  { name: 'age', value: 18, unit: null },
  { name: 'one', value: 1, unit: null },
];
const RULES = rulesFor(ROWS, { rules: { 活动内容: ['每户限领{age}次。'] } });
const faultsOf = (path: string, text: string) => checkText(path, text, RULES).faults;

test('every text of every campaign passes as it is', () => {
  const faults = campaigns.flatMap((campaign) => {
    const figures = figuresOf(campaign);
    const rows = [...figures].map(([name, { value, unit, scopes }]) => ({
      name,
      value: typeof value === 'string' ? fill(value, figures, scopes ?? []) : value,
      unit: unit ?? null,
    }));
    const whole = wholePatch(campaign);
    const rules = rulesFor(rows, whole);
    return textPlaces(whole).flatMap(({ path, text }) =>
      checkText(path, text, rules).faults.map(({ message }) => `${campaign.slug} ${path}: ${message}`),
    );
  });
  expect(faults).toEqual([]);
});

test('shows a text with its figures, and measures it so', () => {
  expect(checkText('hero.lead', '入金满 {tasks.deposit.from}', RULES)).toEqual({
    filled: '入金满 $200',
    size: 6,
    most: 80,
    faults: [],
  });
});

test.each([
  ['hero.lead', '跟着做，稳赚。', '广告禁用词', '稳赚'],
  ['hero.lead', '跟着做，稳\u2060赚。', '广告禁用词', '稳赚'],
  ['hero.lead', '行业第{one|ordinal}。', '广告禁用词', '第一'],
  ['hero.lead', '先看\u202e再做', '含有不可用的字符 U+202E，请删去', undefined],
  ['hero.lead', '入金满 $888', '数字请用占位符，输入 { 选择', '$888'],
  ['hero.lead', '入金满 {task.from}', '没有这个占位符，或写法不对', '{task.from}'],
  ['hero.lead', '至多 {', '花括号须成对，里面是占位符', undefined],
  ['hero.headline', '长'.repeat(21), '不超过20字宽', undefined],
  ['hero.headline', ' ', '不能为空', undefined],
  ['description', '长'.repeat(161), '不超过160字', undefined],
  ['steps.items.0.title', '长'.repeat(17), '不超过16字宽', undefined],
  ['rules.活动内容.0', '每户限领一份。', '限制由活动定义生成，不能在此新增', '每户限领一份。'],
])('at %s, %j: %s', (path, text, message, words) => {
  expect(faultsOf(path, text)).toContainEqual({ message, ...(words !== undefined && { words }) });
});

test('accepts limits that the text had before, and denials of promises', () => {
  expect(faultsOf('rules.活动内容.1', '每户限领{age}次。')).toEqual([]);
  expect(faultsOf('hero.lead', '我们不承诺保本，也没有稳赚。').map(({ words }) => words)).not.toContain('稳赚');
});
