import { Button, Dropdown, Flex } from 'antd';
import { wordIn } from '../answer/words';
import type { Change } from '../operations/changes';
import type { Events } from './queries';
import type { Entry, SeasonRow } from './rows';
import { endText } from './texts';

export interface CampaignActionsProps {
  entry: Entry;
  events: Events;
  mayRun: (operation: string) => boolean;
  onChange: (change: Change) => void;
}

/** A season's days as input. While the campaign stops nothing, no reason is needed, and the drawer shows the effect at once. */
function daysOf({ from, to }: SeasonRow, status: Entry['status']): Record<string, unknown> {
  const stops = status === 'running' || status === 'claiming';
  return { begins: from, ends: to, ...(!stops && { reason: undefined }) };
}

/** The changes that suit the campaign's status. */
export function CampaignActions({ entry, events, mayRun, onChange }: CampaignActionsProps) {
  const { campaign, title, status, ends, set, season } = entry;
  const { notice, now } = events;
  const over = status === 'claiming' || status === 'ended';
  const fixed = set?.some((one) => one === 'open' || one === 'closed') ?? false;
  const close = (given: Record<string, unknown>) =>
    onChange({ name: 'close', given: { campaign, ...given }, title: `关闭“${title}”` });
  const dates = (name: string, others: Record<string, unknown>) =>
    onChange({ name: 'dates', given: { campaign, ...others }, title: `${name}“${title}”` });
  return (
    <Flex wrap gap={8}>
      {mayRun('close') && !over && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'noticed', label: `按规则，${endText(notice.end, now)} 关闭` },
              { key: 'other', label: '在其他时间关闭' },
              { key: 'now', label: '立即关闭', danger: true },
            ],
            onClick: ({ key }) => close(key === 'noticed' ? { at: undefined } : key === 'now' ? { at: 'now' } : {}),
          }}
        >
          <Button danger>关闭活动</Button>
        </Dropdown>
      )}
      {mayRun('dates') && season && (
        <Button type="primary" onClick={() => dates('按季节安排', daysOf(season, status))}>
          {`按${wordIn('calendar_seasons', 'season', season.season)}安排：${season.from} 至 ${season.to}`}
        </Button>
      )}
      {mayRun('dates') && (
        <Button onClick={() => dates(ends ? '延长' : '设结束时间：', { begins: undefined })}>
          {ends ? '延长或改结束时间' : '设结束时间'}
        </Button>
      )}
      {mayRun('dates') && status === 'upcoming' && (
        <Button onClick={() => dates('改开始时间：', { ends: undefined })}>改开始时间</Button>
      )}
      {mayRun('open') && status !== 'running' && (
        <Button onClick={() => onChange({ name: 'open', given: { campaign }, title: `立即开启“${title}”` })}>
          立即开启
        </Button>
      )}
      {mayRun('follow-dates') && fixed && (
        <Button onClick={() => onChange({ name: 'follow-dates', given: { campaign } })}>恢复按时间</Button>
      )}
    </Flex>
  );
}
