'use client';

import { clsx } from 'clsx';
import { prizeText } from '@/lib/activities/prize-text';
import { type CampaignStatus, isOver } from '@/lib/campaign/status';
import { siteUrl } from '@/lib/site';
import { BackToApp } from '../../account/back-to-app';
import { OpenAccountLink } from '../../account/open-account-link';
import { VerificationButton } from '../../account/verification/verification-button';
import { Words } from '../../ui/words';
import { ActButton } from '../act-button';
import { PrizePicture } from '../prize-picture';
import styles from './task-item.module.css';
import { isDone, type Task, type TaskState } from './task-states';

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 2.4,
} as const;

interface TaskItemProps {
  task: Task;
  number: number;
  state: TaskState;
  status: CampaignStatus;
  /** Rewards of done tasks can be collected. */
  collects: boolean;
  /** Another campaign has given a reward that excludes this prize. */
  excluded: boolean;
  pending: boolean;
  /** The prize was just collected: its coin falls into place. */
  landing: boolean;
  onCollect: () => void;
}

/** One task on the path: its mark, what to do, the prize, and the next step. */
export function TaskItem(props: TaskItemProps) {
  const { task, number, state, status, collects, excluded, pending, landing, onCollect } = props;
  const { title, text, prize } = task;
  const running = status === 'running';
  return (
    <li className={styles.item} data-state={state}>
      <span className={styles.mark} aria-hidden="true">
        {state === 'collected' ? (
          <img
            className={clsx(landing && styles.landing)}
            src={siteUrl('/art/coin.svg')}
            alt=""
            width={44}
            height={44}
          />
        ) : (
          <Mark state={state} number={number} />
        )}
      </span>
      <div>
        <h3 className={styles.title}>
          <Words>{title}</Words>
          {prize?.picture && <PrizePicture {...prize.picture} size={40} />}
          {prize && <span className={styles.prize}>{prizeText(prize)}</span>}
        </h3>
        <p className={styles.text}>
          <Words>{text}</Words>
        </p>
      </div>
      <div className={styles.way}>
        {state === 'done' && prize && collects && !excluded && (
          <ActButton pending={pending} onAct={onCollect}>
            领取
          </ActButton>
        )}
        {state === 'open' && running && <TaskWay condition={task.condition} />}
        <span className={styles.state}>
          {excluded && state === 'done' ? '已在其他活动领取' : wordsOf(state, status, collects, prize !== null)}
        </span>
      </div>
    </li>
  );
}

function Mark({ state, number }: { state: TaskState; number: number }) {
  if (isDone(state)) {
    return (
      <svg viewBox="0 0 24 24" {...STROKE} aria-hidden="true" focusable="false">
        <path d="m5 12.500 4.800 4.800L19 7.500" />
      </svg>
    );
  }
  if (state === 'locked') {
    return (
      <svg viewBox="0 0 24 24" {...STROKE} aria-hidden="true" focusable="false">
        <rect x="5.500" y="11" width="13" height="9" rx="2" />
        <path d="M8.500 11V8a3.500 3.500 0 0 1 7 0v3" />
      </svg>
    );
  }
  return <span translate="no">{number}</span>;
}

function wordsOf(state: TaskState, status: CampaignStatus, collects: boolean, hasPrize: boolean): string {
  switch (state) {
    case 'unknown':
      return '';
    case 'collected':
      return '已领取';
    case 'done':
      if (!hasPrize) return '已完成';
      if (collects) return '';
      return {
        upcoming: '已完成，活动开始后可领取',
        running: '已完成',
        claiming: '已完成',
        ended: '已完成，领取时间已过',
      }[status];
    case 'locked':
      return isOver(status) ? '未完成' : '完成上一项后解锁';
    case 'open':
      return isOver(status) ? '未完成' : '';
  }
}

type ConditionType = Task['condition']['type'];

const VERIFICATIONS = { verified: 'identity', card: 'card' } as const;

const WORDS: Record<Exclude<ConditionType, 'verified' | 'card'>, string> = {
  registered: '去开户',
  'first-deposit': '去入金',
  deposit: '去入金',
  trade: '去交易',
};

/** Links to where a task is done: registration, identity and card have forms, everything after them the app. */
function TaskWay({ condition: { type } }: Pick<Task, 'condition'>) {
  if (type === 'verified' || type === 'card') {
    return <VerificationButton asked={VERIFICATIONS[type]} />;
  }
  if (type === 'registered') return <OpenAccountLink variant="quiet">{WORDS[type]}</OpenAccountLink>;
  return <BackToApp variant="quiet">{WORDS[type]}</BackToApp>;
}
