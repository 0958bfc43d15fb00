'use client';

import { BackToApp } from '../../account/back-to-app';
import { OpenAccountLink } from '../../account/open-account-link';
import { VerificationButton } from '../../account/verification/verification-button';
import type { Task } from './task-states';

type ConditionType = Task['condition']['type'];

const VERIFICATIONS = { verified: 'identity', card: 'card' } as const;

const WORDS: Record<Exclude<ConditionType, 'verified' | 'card'>, string> = {
  registered: '去开户',
  'first-deposit': '去入金',
  deposit: '去入金',
  trade: '去交易',
};

/** Links to where a task is done: registration, identity and card have forms, everything after them the app. */
export function TaskWay({ condition: { type } }: Pick<Task, 'condition'>) {
  if (type === 'verified' || type === 'card') {
    return <VerificationButton asked={VERIFICATIONS[type]} />;
  }
  if (type === 'registered') return <OpenAccountLink variant="quiet">{WORDS[type]}</OpenAccountLink>;
  return <BackToApp variant="quiet">{WORDS[type]}</BackToApp>;
}
