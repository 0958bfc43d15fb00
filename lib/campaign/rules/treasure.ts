import type { ActivityOf } from '../../activities/schema';
import { creditValidity, creditWords, DRAWN, oddsWords } from './draws';
import type { RuleSentences } from './rule-sentences';
import { conditionWords } from './words';

type Treasure = ActivityOf<'treasure'>;
type Box = Treasure['boxes'][number];

/** What boxes are and how they are counted, by their look. */
const CALLED: Record<Treasure['look'], { box: string; one: string }> = {
  advent: { box: '门', one: '扇' },
  chests: { box: '宝箱', one: '只' },
  eggs: { box: '彩蛋', one: '枚' },
};

/** How often a box is opened, when it closes again, and the odds of each. */
export function treasureRules(activity: Treasure): RuleSentences {
  const { boxes, credits, look, renews } = activity;
  const { box, one } = CALLED[look];
  const byDay = boxes.some(({ unlock }) => unlock.by === 'day');
  const stock = boxes.some(({ outcomes }) => outcomes.some((outcome) => outcome.stock !== null));
  return {
    ...(byDay && {
      '活动时间(GMT+8)': [
        `每月 1 日翻新，每天（北京时间 00:00 至 24:00）只可开当天的一${one}，逾期不补；当月没有的日子，对应的${box}不开。`,
      ],
    }),
    活动内容: [
      ...(credits.length > 0 ? [`开启次数：${creditWords(credits)}，在 ${boxes.length} ${one}${box}中任选。`] : []),
      RENEWAL[renews](one),
      ...oddsByBox(activity),
      ...DRAWN,
      ...(stock ? [stockRule(renews, one)] : []),
    ],
    领取方式: ['登录本页参与，奖品即时记入“我的奖品”，无需另行申请。'],
    ...(credits.length > 0 && { 有效期: [creditValidity(credits)] }),
  };
}

const RENEWAL: Record<Treasure['renews'], (one: string) => string> = {
  never: (one) => `每${one}限开一次，不分先后。`,
  day: (one) => `每${one}每天限开一次，次日 00:00（北京时间）复原。`,
  month: (one) => `每${one}每月限开一次。`,
};

function stockRule(renews: Treasure['renews'], one: string): string {
  return renews === 'month'
    ? `限量的份数按每${one}每月计，每月 1 日补足，上月剩余的不结转。`
    : `限量的份数按每${one}各自计。`;
}

/** The odds of all boxes with the same outcomes in one sentence; the largest group of several comes last. */
function oddsByBox({ boxes, look }: Treasure): string[] {
  const { one } = CALLED[look];
  const groups = new Map<string, Box[]>();
  for (const box of boxes) {
    const content = JSON.stringify(box.outcomes);
    groups.set(content, [...(groups.get(content) ?? []), box]);
  }
  const sorted = [...groups.values()].sort((one, other) => one.length - other.length);
  return sorted.map((group) => {
    const [first] = group as [Box];
    const odds = oddsWords(first.outcomes);
    if (group.length === boxes.length) return `每${one}概率相同：${odds}。`;
    return `${group.length > 1 ? `其余每${one}` : nameOf(first, look)}：${odds}。`;
  });
}

function nameOf({ label, unlock }: Box, look: Treasure['look']): string {
  if (unlock.by === 'day') return `${unlock.day} 日的${CALLED[look].box}`;
  return unlock.by === 'condition' ? `${label}（${conditionWords(unlock.condition)}）` : label;
}
