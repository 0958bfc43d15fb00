import { type CampaignStatus, isOver } from '@/lib/campaign/status';

const WORDS: Readonly<Record<CampaignStatus, string>> = {
  upcoming: '未开始',
  running: '进行中',
  claiming: '已结束',
  ended: '已结束',
};

/**
 * A campaign's status as a small label.
 *
 * @param id with one, the page's script keeps the label current
 */
export function statusChip(status: CampaignStatus, id?: string): string {
  return `<span class="phase ${isOver(status) ? 'ended' : status}"${id ? ` id="${id}"` : ''}>${WORDS[status]}</span>`;
}
