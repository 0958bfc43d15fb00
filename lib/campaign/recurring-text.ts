import type { Recurring } from '../activities/worth';

const PERIODS = { day: '每天', week: '每周', month: '每月', round: '每场', lot: '每手' };

/** What one customer can collect repeatedly, in words for operators. */
export function recurringText(worth: Recurring): string {
  switch (worth.per) {
    case 'points':
      return '积分兑换';
    case 'ladder':
      return `${PERIODS[worth.again]}阶梯重新计算`;
    case 'friends':
      return `邀请每月 $${worth.dollars}`;
    case 'streak':
      return `连中 ${worth.count} 场 $${worth.dollars}`;
    case 'tier':
      return `邀满 ${worth.count} 人一次 $${worth.dollars}`;
    default:
      return `${PERIODS[worth.per]}${worth.luck ? '抽奖至多' : ''} $${worth.dollars}`;
  }
}
