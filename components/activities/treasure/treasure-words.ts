import { type CampaignStatus, isOver } from '@/lib/campaign/status';
import { BREAK } from '@/lib/copy/break-mark';
import type { Box, BoxLook, Contents, Mine } from './types';

/** The status of a box, in a few words. */
export function boxWords({ unlock }: Box, state: BoxLook, running: boolean): string {
  if (state === 'ready') return running ? '点击开启' : '现不可开启';
  if (state === 'missed') return '已错过';
  switch (unlock.by) {
    case 'day':
      return `${unlock.day}日${BREAK}开启`;
    case 'condition':
      return unlock.hint;
    case 'credit':
      return '待得次数';
  }
}

/** A note about gone prizes of limited number in a box; empty while each is available. */
export function goneWords(left: Contents[number]['outcomes']): string {
  const limited = left.filter((item) => item.left !== null);
  const gone = limited.filter((item) => item.left === 0);
  if (gone.length === 0) return '';
  return gone.length === limited.length ? '限量已发完' : '部分已发完';
}

interface Situation {
  boxes: readonly Box[];
  mine: Mine;
  status: CampaignStatus;
  /** The box that was opened last on this page. */
  last: string | undefined;
  /** Some boxes need credits. */
  byCredit: boolean;
}

/** What the visitor can do now, and what was in the box just opened. */
export function statusWords({ boxes, mine, status, last, byCredit }: Situation): string {
  if (status === 'upcoming') return '活动还没开始，奖品与概率可先看。';
  if (isOver(status)) return '活动已结束，感谢参与。';
  if (!mine) return '登录后即可开启。';
  const ready = mine.boxes.filter(({ state }) => state === 'ready').length;
  return contentWords(boxes, mine, last) + (byCredit ? creditWords(mine.turns, ready) : readyWords(mine, ready));
}

function contentWords(boxes: readonly Box[], mine: NonNullable<Mine>, last: string | undefined): string {
  const outcome = mine.boxes.find(({ id }) => id === last)?.outcome;
  const content = boxes.find(({ id }) => id === last)?.outcomes.find(({ id }) => id === outcome);
  if (!content) return '';
  return content.prize ? `开出“${content.label}”。` : `开出“${content.label}”，这次没有奖品。`;
}

function creditWords(credits: number, ready: number): string {
  if (credits > 0 && ready > 0) return `还可开启 ${credits} 次`;
  return ready > 0 ? '还有可开启的，点一下试试。' : '次数已用完，按下列方式可再得。';
}

function readyWords({ boxes }: NonNullable<Mine>, ready: number): string {
  if (ready > 0) return `现有 ${ready} 个可开启`;
  return boxes.every(({ state }) => state === 'opened') ? '已全部开启。' : '暂无可开启的，留意各自的开启条件。';
}
