import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Drawer, Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { usdText } from '@/server/operations/common/formats';
import { sentenceText, wordIn } from '../answer/words';
import { Facts } from '../layout/facts';
import { Fault } from '../parts/fault';
import { CampaignActions, type CampaignActionsProps } from './campaign-actions';
import { stockQuery } from './queries';
import type { ExposureRow, RoundRow } from './rows';
import { BudgetSupply, StockSupply } from './supply';
import { datesText, endText, stampText } from './texts';

interface CampaignDetailsProps extends CampaignActionsProps {
  onClose: () => void;
}

/** A campaign's dates, rounds, texts, stock, budget and exposure, and what can be changed. */
export function CampaignDetails({ entry, events, mayRun, onChange, onClose }: CampaignDetailsProps) {
  const { campaign, title, status, begins, ends, claimsUntil, rounds, texts, exposure } = entry;
  const { now } = events;
  return (
    <Drawer open title={`${title}（${campaign}）`} size={560} onClose={onClose}>
      <Flex vertical gap={18}>
        <h3>
          {wordIn('campaigns', 'status', status)}：{datesText(entry, now)}
        </h3>
        <CampaignActions entry={entry} events={events} mayRun={mayRun} onChange={onChange} />
        <Facts
          facts={[
            { name: '开始', value: begins ? stampText(begins, now) : '未设，一直进行' },
            { name: '结束', value: ends ? endText(ends, now) : '未设' },
            { name: '领取截止', value: claimsUntil ? endText(claimsUntil, now) : '—' },
          ]}
        />
        {exposure && (
          <Part title="单客最高">
            <p>{exposureText(exposure)}</p>
          </Part>
        )}
        {mayRun('stock') && <Supplies entry={entry} mayRun={mayRun} onChange={onChange} />}
        {rounds.length > 0 && (
          <Part title="竞猜场次">
            <Flex vertical gap={6} component="ul">
              {rounds.map((round) => (
                <Round key={round.round} round={round} now={now}>
                  {round.state === 'due' && mayRun('settle') && (
                    <Button
                      size="small"
                      onClick={() => onChange({ name: 'settle', given: { campaign, round: round.round } })}
                    >
                      结算
                    </Button>
                  )}
                </Round>
              ))}
            </Flex>
          </Part>
        )}
        <Part title="文案">
          {texts.length === 0 && <p className="soft">这段时间没有已发布的改动，显示原始文案。</p>}
          <Flex vertical gap={6} component="ul">
            {texts.map(({ revision, brand, state, from, to, headline }) => (
              <Flex wrap gap="2px 12px" justify="space-between" component="li" key={`${revision} ${from}`}>
                <span>
                  {wordIn('calendar_texts', 'state', state)}：{headline ?? `版本 ${revision}`}
                </span>
                <span className="soft">
                  {brand === 'all' ? '全部品牌' : brand}，{stampText(from, now)} 起{to && `，至 ${stampText(to, now)}`}
                </span>
              </Flex>
            ))}
          </Flex>
          <p>
            <Link to="/texts/$campaign" params={{ campaign }}>
              编辑文案
            </Link>
          </p>
        </Part>
      </Flex>
    </Drawer>
  );
}

/** What one customer could collect. */
function exposureText({ certain, coupons, luck, recurring }: ExposureRow): string {
  const parts = [
    certain && `必得 ${usdText(certain)}`,
    coupons && `券 ${usdText(coupons)}`,
    luck && `抽奖至多 ${usdText(luck)}`,
    recurring && `周期性：${sentenceText(recurring)}`,
  ];
  return parts.filter(Boolean).join('，') || '不计：同类活动中有更高的，或只有积分。';
}

function Round({ round, now, children }: { round: RoundRow; now: string; children: ReactNode }) {
  return (
    <Flex wrap gap="2px 12px" justify="space-between" component="li">
      <span>
        {round.round}　{wordIn('calendar_rounds', 'state', round.state)}
        {round.guesses > 0 && `，${round.guesses.toLocaleString('zh-CN')} 次竞猜`}
      </span>
      <span className="soft">
        {stampText(round.closes, now)} 截止，{stampText(round.result, now)} 公布 {children}
      </span>
    </Flex>
  );
}

/** Stock and budget with what is left. */
function Supplies({
  entry: { campaign, budget },
  mayRun,
  onChange,
}: Pick<CampaignDetailsProps, 'entry' | 'mayRun' | 'onChange'>) {
  const { data, error } = useQuery(stockQuery(campaign));
  const money = mayRun('set-budget');
  return (
    <Part title="预算与库存">
      {budget ? <BudgetSupply row={budget} /> : <p className="soft">未设预算，奖励全部发放。</p>}
      {budget && budget.held > 0 && <p className="red">{budget.held} 笔奖励因预算不足，还在审核中</p>}
      {error && <Fault error={error} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 1 }} title={false} />}
      {data?.map((row) => (
        <StockSupply
          key={`${row.item} ${row.round}`}
          row={row}
          name={row.round && row.round !== 'each' ? `${row.name}（${row.round}）` : row.name}
        />
      ))}
      {data?.length === 0 && <p className="soft">没有限量奖品。</p>}
      {money && (
        <Flex gap={8}>
          <Button size="small" onClick={() => onChange({ name: 'set-budget', given: { campaign } })}>
            设置预算
          </Button>
          {data && data.length > 0 && (
            <Button size="small" onClick={() => onChange({ name: 'set-stock', given: { campaign } })}>
              设置库存
            </Button>
          )}
        </Flex>
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex vertical gap={8} component="section" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </Flex>
  );
}
