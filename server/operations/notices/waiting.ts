import { z } from 'zod';
import { iso } from '../common/answer';
import { defineOperation } from '../common/operation';
import { rolesOf } from '../operators/roles';
import { concerns, isAuthor } from './notice';
import { readNotices } from './read-notices';
import { say, table } from './words';

/**
 * Lists what waits for the operator, or which of the operator's own requests wait for others. Where operators have no accounts,
 * everything waits for everyone.
 */
export const waiting = defineOperation({
  name: 'waiting',
  title: '待办',
  summary: '列出需要您处理的事项',
  subject: '审批',
  permission: 'own',
  audited: false,
  access: 'signed-in',
  input: z.strictObject({
    own: z.boolean().default(false).meta({ title: '只看我提出的', help: '改为列出您自己的、等待他人处理的申请和文案' }),
  }),
  async run({ services, orm, now, operator, signedIn }, { own }) {
    const { campaigns, config, vault } = services;
    const all = await readNotices({ campaigns, config, vault, orm, now });
    const shown = all.filter((notice) => {
      if (own) return isAuthor(notice, operator);
      return !signedIn || concerns(notice, operator, rolesOf(signedIn.operator));
    });
    const rows = shown.map(({ kind, what, since }) => ({ kind, what, since: iso(since) }));
    return { answer: [table('waiting', rows, { empty: say('nothing_waits') })] };
  },
});
