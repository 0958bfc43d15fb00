import { activityOf } from '../../activities/testing/activity-of';
import type { Campaign } from '../schema';
import { numeralsOf } from './numerals';
import { tracerOf } from './tracer';

const usd = (amount: number) => ({ label: '赠金', amount, unit: 'usd' as const });
const condition = (type: string, from?: number) => ({ type, ...(from && { from }) });
const task = (id: string, title: string, asked: object, prize: object | null) => ({
  id,
  title,
  text: '照做。',
  condition: asked,
  prize,
});

const campaign = {
  claimDays: 30,
  period: { from: '2026-09-01', to: '2026-10-08' },
  bonus: { days: 60, perLot: 5 },
  activities: [
    activityOf('tasks', {
      tasks: [
        task('card', '绑卡有礼', condition('card'), usd(8)),
        task('deposit', '首次入金', condition('first-deposit', 200), usd(20)),
        task('lots', '一手成金', condition('trade', 3), usd(10)),
      ],
    }),
    activityOf('tiers', {
      tiers: [
        { from: 500, reward: 28 },
        { from: 1000, reward: 68 },
        { from: 3000, reward: 188 },
      ],
      rungs: [
        { name: '青铜', art: 'gift' },
        { name: '白银', art: 'gift' },
        { name: '黄金', art: 'gift' },
      ],
    }),
    activityOf('signin', {
      milestones: [
        { days: 7, prize: usd(3) },
        { days: 14, prize: usd(6) },
      ],
    }),
  ],
} as Partial<Campaign> as Campaign;

const tracer = tracerOf(campaign);

/** What of a text is not so, as `value unit`. */
function wrong(text: string, place = 'description', title = '', known: readonly string[] = []): string[] {
  return tracer
    .mismatched(text, { place, title }, ({ written }) => known.includes(written))
    .map(({ value, unit }) => `${value} ${unit}`);
}

test('a figure is had in its unit, dollars by either name', () => {
  const has = (text: string) => numeralsOf(text).map(tracer.has);
  expect(has('$20、20 美元、20 手、$20.00')).toEqual([true, true, false, true]);
  expect(has('3 手、$3,000、9月1日、2026年10月8日')).toEqual([true, true, true, true]);
});

test.each([
  '入金满 $500，得 $28',
  '累计入金满 $3,000，得 $188；满 $1,000，得 $68',
  '青铜：满 $500，得 $28',
  '白银得 $68',
  '首次入金满 $200，得 $20',
  '平仓满 3 手，得 $10',
  '绑定银行卡得 $8',
  '连续签到 7 天 $3',
  '连续 7、14 天，得 $3、$6',
  '到账起 60 天内，每手 $5 转为可出金',
  '活动结束后 30 天内',
  '从 $500 升到 $1,000，补 $40',
  '头一档 $500，得 $28',
  '至多 $188',
  '三项合计 $38',
  '升到黄金，补 $120',
  '还有 $30 等您',
])('“%s” is so', (text) => {
  expect(wrong(text)).toEqual([]);
});

test.each([
  ['入金满 $500，得 $68', ['500 $', '68 $']],
  ['入金满 $28，得 $500', ['28 $', '500 $']],
  ['白银得 $28', ['28 $']],
  ['青铜：满 $1,000，得 $68', ['1000 $', '68 $']],
  ['首次入金满 $500，得 $20', ['500 $', '20 $']],
  ['平仓满 3 手，得 $20', ['3 手', '20 $']],
  ['绑定银行卡得 $10', ['10 $']],
  ['连续 7、14 天，得 $6、$3', ['7 天', '6 $', '14 天', '3 $']],
  ['连续 14、7 天', ['14 天', '7 天']],
  ['活动结束后 60 天内', ['60 天']],
  ['到账起 30 天内', ['30 天']],
  ['头一档 $1,000', ['1000 $']],
  ['从 $500 升到 $1,000，补 $8', ['500 $', '1000 $', '8 $']],
  ['合计 $68', ['68 $']],
  ['三项合计 $30', ['30 $']],
  ['满 $77', ['77 $']],
])('of “%s” is not so: %j', (text, expected) => {
  expect(wrong(text)).toEqual(expected);
});

test('what a fact accounts for is not looked at', () => {
  expect(wrong('满 $77，得 $28', 'description', '', ['$77'])).toEqual([]);
  expect(wrong('满 $77，得 $29', 'description', '', ['$77'])).toEqual(['29 $']);
  expect(wrong('连续 14、7 天', 'description', '', ['14'])).toEqual([]);
});

test('a text within a task means that task alone', () => {
  expect(wrong('入金满 $200', 'activities.0.tasks.1.text')).toEqual([]);
  expect(wrong('满 3 手', 'activities.0.tasks.1.text')).toEqual(['3 手']);
  expect(wrong('满 $500', 'activities.0.tasks.1')).toEqual(['500 $']);
  expect(wrong('满 $500', 'activities.1.tiers.0.name')).toEqual([]);
  expect(wrong('满 $500', 'activities.1.tiers.00')).toEqual([]);
});

test('what a card’s text gives is given for what its title asks, and an answer stands for itself', () => {
  expect(wrong('得 $68', 'steps.items.0.text', '满 $1,000')).toEqual([]);
  expect(wrong('得 $28', 'steps.items.0.text', '满 $1,000')).toEqual(['28 $']);
  expect(wrong('得 $28', 'questions.0.answer', '满 $1,000')).toEqual([]);
  expect(wrong('得 $28', 'steps.items.0.text', '满 $1,000、$3,000')).toEqual([]);
  expect(wrong('另有 $28', 'steps.items.0.text', '满 $1,000')).toEqual([]);
});

test('a name over a text is meant by it', () => {
  expect(wrong('得 $68', 'steps.items.0.text', '白银')).toEqual([]);
  expect(wrong('得 $28', 'steps.items.0.text', '白银')).toEqual(['28 $']);
  expect(wrong('再升一档，补 $120', 'steps.items.0.text', '白银')).toEqual([]);
  expect(wrong('得 $8', 'steps.items.0.text', '首次入金')).toEqual(['8 $']);
  expect(wrong('绑卡得 $8', 'steps.items.0.text', '首次入金')).toEqual(['8 $']);
});

test('what stands in a part of a whole means the part alone', () => {
  const outcome = (id: string, amount: number, odds: number) => ({
    id,
    label: `礼 ${id}`,
    prize: usd(amount),
    odds,
    stock: null,
  });
  const box = (id: string) => ({
    id,
    label: `${id} 号`,
    unlock: { by: 'day', day: 24 },
    outcomes: [outcome('a', 5, 4000), outcome('b', 9, 6000)],
  });
  const boxes = activityOf('treasure', { boxes: ['x', 'y', 'z'].map(box), credits: [] });
  const { mismatched } = tracerOf({ claimDays: 30, activities: [boxes] } as Partial<Campaign> as Campaign);
  const found = (place: string) => mismatched('$9', { place, title: '' }, () => false).length;
  expect(found('activities.0.boxes.1.outcomes.1.label')).toBe(0);
  expect(found('activities.0.boxes.1.outcomes.0.label')).toBe(1);
  expect(found('activities.0.boxes.1.hint')).toBe(0);
});

test('a name of one character, or of figures, is called by nothing', () => {
  const ladder = (name: string) =>
    tracerOf({
      claimDays: 30,
      activities: [
        activityOf('tiers', {
          rungs: [
            { name, art: 'gift' },
            { name: '白银', art: 'gift' },
          ],
        }),
      ],
    } as Partial<Campaign> as Campaign);
  const found = (name: string, text: string) =>
    ladder(name).mismatched(text, { place: 'description', title: '' }, () => false).length;
  expect(found('青铜', '青铜得 $88')).toBe(1);
  expect(found('金', '现金得 $88')).toBe(0);
  expect(found('88', '得 $88，满 $1,000')).toBe(0);
  expect(found('20', '满 $200，得 $20')).toBe(0);
});
