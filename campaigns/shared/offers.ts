import type { Condition } from '@/lib/activities/condition';
import { dollars } from '@/lib/activities/prize-text';

/** An offer that only who does everything reaches. */
export function atMost(offer: number | string): string {
  return `至多 ${typeof offer === 'number' ? dollars(offer) : offer}`;
}

/** What the highest sum of tasks takes, in one sentence; of two ladders of lots or deposits the higher rung. Amounts in US dollars. */
export function takes(conditions: readonly Condition[], total: number): string {
  const last = conditions.filter(
    ({ type }, index) => !conditions.slice(index + 1).some((later) => later.type === type),
  );
  return `${last.map(conditionText).join('、')}，全部完成合计 ${dollars(total)}。`;
}

function conditionText(condition: Condition): string {
  switch (condition.type) {
    case 'registered':
      return '开户';
    case 'verified':
      return '实名';
    case 'card':
      return '绑卡';
    case 'first-deposit':
      return `首次入金满 ${dollars(condition.from)}`;
    case 'deposit':
      return `累计入金满 ${dollars(condition.from)}`;
    case 'trade':
      return `平仓满 ${condition.from} 手`;
  }
}
