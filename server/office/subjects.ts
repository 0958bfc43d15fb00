import type { Operation } from '../operations/common/operation';
import type { Subject } from '../operations/common/subjects';

/** The subjects of operations that do not name theirs. */
const FORMER_SUBJECTS: Readonly<Partial<Record<Subject, readonly string[]>>> = {
  审批: ['waiting', 'reject'],
  活动: ['open', 'follow-dates'],
  客户: [
    'customer',
    'log-out',
    'correct-person',
    'export-person',
    'delete-person',
    'retained-record',
    'shared-documents',
  ],
  推广: [
    'funnel',
    'funnel-values',
    'import-ad-spend',
    'ad-spend',
    'reverse-ad-spend',
    'ad-conversions',
    'retry-ad-conversions',
    'replay-ad-conversions',
    'report-invalid',
    'test-ad-platform',
  ],
  我的视图: ['views list', 'views save', 'views remove'],
  域名与行情: [
    'hosts list',
    'hosts find',
    'hosts check',
    'hosts add',
    'hosts remove',
    'hosts undo',
    'holidays',
    'set-holidays',
  ],
};

/** Where the office offers an operation; `undefined` if only the command line runs it, or it has its own screen. */
export function subjectOf({ name, subject }: Operation): Subject | undefined {
  if (subject !== undefined) return subject;
  const entries = Object.entries(FORMER_SUBJECTS) as [Subject, readonly string[]][];
  return entries.find(([, names]) => names.includes(name))?.[0];
}
