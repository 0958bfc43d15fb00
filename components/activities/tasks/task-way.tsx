'use client';

import { callBridge } from '@/lib/flows/bridge';
import { siteUrl } from '@/lib/site';
import { OpenAccountLink } from '../../account/open-account-link';
import button from '../button.module.css';
import type { Task } from './task-states';

const WORDS: Record<Task['condition']['type'], string> = {
  registered: '去开户',
  verified: '去认证',
  card: '去绑卡',
  'first-deposit': '去入金',
  deposit: '去入金',
  trade: '去交易',
};

/** Leads to where a task is done: the form for an account, the app for everything after it. */
export function TaskWay({ condition: { type } }: Pick<Task, 'condition'>) {
  if (type === 'registered') return <OpenAccountLink className={button.quiet}>{WORDS[type]}</OpenAccountLink>;
  return (
    <a
      className={button.quiet}
      href={siteUrl('/download')}
      data-keep-query
      onClick={(event) => {
        if (callBridge('goTrade')) event.preventDefault();
      }}
    >
      {WORDS[type]}
    </a>
  );
}
