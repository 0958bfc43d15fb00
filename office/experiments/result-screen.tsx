import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Button, Flex, Progress, Segmented, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import type { RunAnswer } from '@/server/office/api';
import type { Answer } from '@/server/operations/common/answer';
import { figureText, percentText, timeText } from '@/server/operations/common/formats';
import type { RowOf } from '@/server/operations/words';
import { useNames } from '../answer/names';
import { rowsIn } from '../answer/read-answer';
import { tableOf } from '../answer/rows-of';
import { TableView } from '../answer/table-view';
import { sentenceText, wordIn } from '../answer/words';
import { useMay } from '../api/use-may';
import { Facts } from '../layout/facts';
import { Panel } from '../layout/panel';
import { answerQuery } from '../list/answer-query';
import { Fault } from '../parts/fault';
import { Screen } from '../parts/screen';
import { ArmCards } from './arm-cards';
import { ArmSteps } from './arm-steps';
import { ChangeChart } from './change-chart';
import { EndDialog } from './end-dialog';
import { betterArm, dayCount, verdictCode, verdictTone } from './texts';

type Experiment = RowOf<'experiment'>;

type Arms = readonly RowOf<'experiment_arms'>[];

/** What an experiment has shown so far, and how to end it. */
export function ResultScreen() {
  const { revision } = useParams({ from: '/experiments/$revision' });
  const { data, error } = useQuery(answerQuery('experiments', 'experiments show', { revision }));
  if (data) return <ExperimentResult {...data} />;
  return error ? <Fault error={error} /> : <Skeleton active paragraph={{ rows: 12 }} />;
}

/** An answer of `experiments show`, for someone who has never seen one. */
export function ExperimentResult({ answer, asOf }: Pick<RunAnswer, 'answer' | 'asOf'>) {
  const may = useMay();
  const [ending, setEnding] = useState(false);
  const experiment = rowsIn(answer, 'experiment')[0];
  if (!experiment) return null;
  const { revision, state, hypothesis, verdict } = experiment;
  const arms = rowsIn(answer, 'experiment_arms');
  const ratio = verdictCode(verdict) === 'mismatch' && tableOf(answer, 'experiment_ratio');
  return (
    <Screen
      title={hypothesis}
      trail={{ to: '/experiments', title: '实验' }}
      beside={<Tag className={state === 'running' ? 'jade' : ''}>{wordIn('experiment', 'state', state)}</Tag>}
      asOf={asOf}
      actions={
        state === 'running' && may('experiments end') && <Button onClick={() => setEnding(true)}>结束实验</Button>
      }
    >
      <About {...experiment} />
      <Panel label="结论" mark={verdictTone(verdict)}>
        <p className={verdictTone(verdict)} style={{ fontSize: 18, fontWeight: 600 }}>
          {sentenceText(verdict)}
        </p>
        {!ratio && arms.length > 0 && <Counted {...experiment} arms={arms} />}
      </Panel>
      {state === 'ended' && <Ending {...experiment} />}
      {ratio && (
        <Panel title="每组应有和实有的访客">
          <TableView table={ratio} />
        </Panel>
      )}
      {!ratio && arms.length > 0 && <Comparison {...experiment} answer={answer} arms={arms} />}
      {ending && (
        <EndDialog
          revision={revision}
          arms={arms.map(({ arm }) => arm)}
          better={betterArm(verdict)}
          onClose={() => setEnding(false)}
        />
      )}
    </Screen>
  );
}

/** Where an experiment runs, what it measures, and since when. */
function About({ revision, campaign, subject, brand, state, measure, share, from, to }: Experiment) {
  const names = useNames();
  const ended = state === 'ended' && to;
  const days = from && dayCount(from, ended || new Date().toISOString());
  const facts = [
    names.brand.get(brand) ?? wordIn('experiment', 'brand', brand),
    `比较${wordIn('experiment', 'measure', measure)}率`,
    share < 1 && `${percentText(share)} 的访客参加`,
    from && `${timeText(from)} 开始${state === 'planned' ? '' : `，${ended ? '共' : '第'} ${days} 天`}`,
  ];
  return (
    <Flex wrap gap="2px 16px" className="soft" component="p">
      <Link {...revisionLink(subject, campaign, brand, revision)}>
        {names.campaign.get(campaign) ?? campaign}，版本 {revision}
      </Link>
      {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
    </Flex>
  );
}

function revisionLink(subject: Experiment['subject'], campaign: string, brand: string, revision: number) {
  const search = { ...(brand !== 'all' && { brand }), tab: 'revisions', revision } as const;
  const to = subject === 'definition' ? '/campaigns/$campaign' : '/texts/$campaign';
  return { to, params: { campaign }, search } as const;
}

/** How many visitors count, how many will, and how many are needed. */
function Counted({ counted, waiting, window, needed, arms }: Experiment & { arms: Arms }) {
  const least = Math.min(...arms.map(({ visitors }) => visitors));
  return (
    <>
      <p className="soft">
        已计入 {figureText(counted)} 名访客。
        {waiting > 0 && `另有 ${figureText(waiting)} 名访客要等 ${window} 天后才计入。`}
      </p>
      {needed !== null && needed > 0 && (
        <>
          <span className="soft">
            计划每组 {figureText(needed)} 名访客，最少的一组已有 {figureText(least)} 名
          </span>
          <Progress aria-label="访客进度" percent={Math.min(100, Math.floor((least / needed) * 100))} />
        </>
      )}
    </>
  );
}

/** Who ended an experiment, why, and what follows. */
function Ending({ subject, campaign, brand, to, endedBy, reason, learned, winner, next }: Experiment) {
  return (
    <Panel title="实验已结束">
      <Facts
        facts={[
          { name: '结束', value: to ? timeText(to) : undefined },
          { name: '结束人', value: endedBy ?? '没有人操作：别的版本代替了它，或者它被撤下' },
          { name: '采用', value: endedBy ? (winner ? `${winner} 组` : '都不采用，恢复原版') : undefined },
          { name: '原因', value: reason ?? undefined },
          { name: '学到什么', value: learned || undefined },
        ]}
      />
      {next !== null && (
        <p>
          <Link {...revisionLink(subject, campaign, brand, next)}>版本 {next}</Link>{' '}
          是采用的内容，审核、发布以后全部访客都会看到。
        </p>
      )}
    </Panel>
  );
}

/** The arms in comparison: over time, now, and by groups of visitors. */
function Comparison({ answer, measure, smallest, arms }: Experiment & { answer: Answer; arms: Arms }) {
  const others = arms.slice(1).map(({ arm }) => arm);
  const [chosen, setChosen] = useState<string>();
  const arm = chosen ?? others[0];
  const days = rowsIn(answer, 'experiment_days').filter((day) => day.arm === arm);
  const guardrails = tableOf(answer, 'experiment_guardrails');
  const segments = tableOf(answer, 'experiment_segments');
  return (
    <>
      <Panel
        title="变化随时间"
        beside={
          others.length > 1 && <Segmented aria-label="实验组" options={others} value={arm ?? ''} onChange={setChosen} />
        }
      >
        {days.length < 2 ? (
          <p className="soft">至少有两天的结果，才画得出变化。</p>
        ) : (
          <ChangeChart
            days={days}
            smallest={smallest}
            title={`${arm} 组的${wordIn('experiment', 'measure', measure)}率，与对照组 ${arms[0]?.arm} 相比`}
          />
        )}
      </Panel>
      <ArmCards arms={arms} measure={measure} />
      {guardrails && (
        <Panel title="护栏" beside={<span className="soft">变差超过限度，就不能采用</span>}>
          <TableView table={guardrails} />
        </Panel>
      )}
      <Panel
        title="从访问到首次入金"
        beside={<span className="soft">括号里是占前一步的比例；实名认证和首次入金占开户</span>}
      >
        <ArmSteps arms={arms} />
      </Panel>
      {segments && (
        <details className="panel padded">
          <summary>按域名、品牌和推广计划细看</summary>
          <TableView table={segments} />
        </details>
      )}
    </>
  );
}
