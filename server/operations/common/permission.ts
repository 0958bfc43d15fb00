/** What a role may do; each operation names the permission that it needs. */
export const PERMISSIONS = [
  'calendar',
  'draft',
  'review',
  'publish',
  'roll-back',
  'stop',
  'figures',
  'money',
  'rewards',
  'settle',
  'customers',
  'export',
  'funds',
  'people',
  'personal-data',
  'hosts',
  'health',
  'spend',
  'machine',
  'operators',
  'audit',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/**
 * `anyone` needs no role, also without a session; `own` is for every operator, who only acts for themselves or needs another permission
 * that the operation checks; `own-confirmed` is the same with a fresh factor.
 */
export type Unlimited = 'anyone' | 'own' | 'own-confirmed';

/** What an operation concerns, which decides its brands; an operation without it concerns all brands. */
export type Concern = 'account' | 'person' | 'rewards' | 'brand' | 'revision' | 'deposit' | 'trade' | 'host';
