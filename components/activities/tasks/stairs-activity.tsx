'use client';

import { useState } from 'react';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import { tasksCalls } from '@/lib/contract/browser/activities/tasks';
import { ActivityPanel } from '../activity-panel';
import { PrizeDialog } from '../prize-dialog';
import { useActivity } from '../use-activity';
import { NextStep } from './next-step';
import { Stairs } from './stairs';
import styles from './stairs.module.css';
import { TaskItem } from './task-item';
import { isDone, type Task, withStates } from './task-states';
import { sumOf } from './task-sum';
import type { TasksActivityProps } from './tasks-activity';

/** Tasks as a staircase: the visitor's own step is highlighted, and the selected step is described below. */
export function StairsActivity({ slug, title, tasks }: TasksActivityProps) {
  const activity = useActivity(slug, tasksCalls);
  const [asked, setAsked] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const [won, setWon] = useState<readonly GivenPrize[]>();

  async function collect(task: Task) {
    setAsked(task.id);
    setWon((await activity.act('collect', { task: task.id }))?.won);
  }

  return (
    <ActivityPanel title={title} activity={activity} invitation="登录后看看您站在第几级，踩稳一级领一级">
      {({ state, status, collects, obstacle }) => {
        const path = withStates(tasks, state);
        const own = path.find((step) => step.state !== 'collected') ?? path.at(-1);
        const shown = path.find(({ task }) => task.id === chosen) ?? own;
        const done = path.filter((step) => isDone(step.state)).length;
        return (
          <>
            <Stairs path={path} own={own?.task.id} shown={shown?.task.id} onChoose={setChosen} />
            <p className={styles.height}>
              {`${state.mine ? `已登上 ${done} 级，` : ''}共 ${tasks.length} 级，全程 ${sumOf(tasks)}`}
            </p>
            {shown && (
              <ol className={styles.shown}>
                <TaskItem
                  key={shown.task.id}
                  task={shown.task}
                  number={path.indexOf(shown) + 1}
                  state={shown.state}
                  status={status}
                  collects={collects}
                  excluded={obstacle?.reason === 'exclusive' && shown.task.exclusive !== undefined}
                  pending={activity.pending && asked === shown.task.id}
                  landing={asked === shown.task.id && won === undefined}
                  onCollect={() => collect(shown.task)}
                />
              </ol>
            )}
            <NextStep path={path} />
            <PrizeDialog won={won} onClose={() => setWon(undefined)} />
          </>
        );
      }}
    </ActivityPanel>
  );
}
