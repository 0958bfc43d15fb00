import type { Sentence } from '@/server/operations/common/answer';
import type { Values } from '../fields/input-of';

/** A change that settles something that waits. */
export interface NoticeChange {
  /** The operation. */
  name: string;
  title: string;
  given: Values;
}

/** The change that settles a notice; `undefined` where another screen has it. */
export function changeFor({ code, params }: Sentence): NoticeChange | undefined {
  const { campaign } = params;
  switch (code) {
    case 'notice_round':
      return { name: 'settle', title: '结算', given: { campaign, round: params.round } };
    case 'notice_budget':
      return { name: 'set-budget', title: '调整预算', given: { campaign } };
    case 'notice_stock':
      return { name: 'set-stock', title: '补库存', given: { campaign, item: params.item } };
    case 'notice_conversions':
      return { name: 'retry-ad-conversions', title: '重新回传', given: { platform: params.platform } };
    case 'notice_holidays':
      return {
        name: 'set-holidays',
        title: '录入休市日',
        given: { market: params.market, year: String(Number(params.year) + 1) },
      };
    default:
      return undefined;
  }
}
