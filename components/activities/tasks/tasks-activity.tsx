'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { ActivityOf } from '@/lib/activities/schema';
import { tasksCalls } from '@/lib/contract/browser/activities/tasks';
import { ChangingWords } from '../../ui/changing-words';
import { ActivityPanel } from '../activity-panel';
import { PrizeDialog } from '../prize-dialog';
import { useActivity } from '../use-activity';
import { NextStep } from './next-step';
import { ProgressRing } from './progress-ring';
import { TaskItem } from './task-item';
import { TaskPicture } from './task-picture';
import { isDone, type Task, withStates } from './task-states';
import { sumOf } from './task-sum';
import styles from './tasks-activity.module.css';

export type TasksActivityProps = Omit<ActivityOf<'tasks'>, 'kind'> & { slug: string };

/** A path of tasks for a real account; each prize is given when it is collected. */
export function TasksActivity({ slug, title, tasks, picture }: TasksActivityProps) {
  const activity = useActivity(slug, tasksCalls);
  const [asked, setAsked] = useState<string>();
  const [won, setWon] = useState<readonly GivenPrize[]>();

  async function collect(task: Task) {
    setAsked(task.id);
    setWon((await activity.act('collect', { task: task.id }))?.won);
  }

  return (
    <ActivityPanel title={title} activity={activity} invitation="登录后查看您的任务进度，完成一项领取一项">
      {({ state, status, collects, obstacle }) => {
        const path = withStates(tasks, state);
        const done = path.filter((step) => isDone(step.state)).length;
        const collected = path.filter((step) => step.state === 'collected').map(({ task }) => task);
        return (
          <div className={clsx(styles.layout, picture && styles.wide)}>
            <div className={styles.summary} data-picture={picture !== undefined || undefined}>
              {picture ? (
                <TaskPicture picture={picture} states={path.map((step) => step.state)} />
              ) : (
                <ProgressRing done={done} total={tasks.length} />
              )}
              <dl className={styles.sums}>
                {picture && (
                  <div>
                    <dt>已完成</dt>
                    <dd translate="no">{`${done}/${tasks.length}`}</dd>
                  </div>
                )}
                <div>
                  <dt>全部奖励</dt>
                  <dd>{sumOf(tasks)}</dd>
                </div>
                {state.mine && (
                  <div>
                    <dt>已领取</dt>
                    <dd>
                      <ChangingWords>{sumOf(collected)}</ChangingWords>
                    </dd>
                  </div>
                )}
              </dl>
              {done === tasks.length && <p className={styles.complete}>全部任务已完成</p>}
              <NextStep path={path} />
            </div>
            <ol>
              {path.map(({ task, state: taskState }, index) => (
                <TaskItem
                  key={task.id}
                  task={task}
                  number={index + 1}
                  state={taskState}
                  status={status}
                  collects={collects}
                  excluded={obstacle?.reason === 'exclusive' && task.exclusive !== undefined}
                  pending={activity.pending && asked === task.id}
                  landing={asked === task.id && won === undefined}
                  onCollect={() => collect(task)}
                />
              ))}
            </ol>
            <PrizeDialog won={won} onClose={() => setWon(undefined)} />
          </div>
        );
      }}
    </ActivityPanel>
  );
}
