import { and, asc, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { savedViews } from '../../platform/database/schema/views';
import { iso } from '../common/answer';
import { fault } from '../common/faults';
import { defineOperation, type OperationContext, OperatorError } from '../common/operation';
import { say, table } from './words';

/** The most views that an operator can save of one screen. */
const MOST = 50;

const screen = z
  .string()
  .regex(/^[a-z][a-z-]{0,39}$/, fault(say('must_be_screen')))
  .meta({ title: '页面', operand: true, words: { funnel: '漏斗' } });
const name = z
  .string()
  .trim()
  .min(1, fault(say('must_not_be_empty')))
  .max(40, fault(say('is_too_long')))
  .meta({ title: '视图名称', operand: true });

/** Lists the views that the operator saved. */
export const listViews = defineOperation({
  name: 'views list',
  title: '我的视图',
  summary: '列出您在某个页面保存的视图',
  subject: '我的视图',
  permission: 'own',
  audited: false,
  access: 'account',
  input: z.strictObject({ screen }),
  async run(context, { screen: of }) {
    const rows = await context.orm
      .select()
      .from(savedViews)
      .where(ofOperator(context, of))
      .orderBy(asc(savedViews.name));
    const views = rows.map(({ name: called, query, savedAt }) => ({ name: called, query, saved: iso(savedAt) }));
    return { answer: [table('views', views, { empty: say('no_view') })] };
  },
});

/** Saves a view under a name; a view of the same name is replaced. */
export const saveView = defineOperation({
  name: 'views save',
  title: '保存视图',
  summary: '为自己保存某个页面的视图，同名的会被替换',
  subject: '我的视图',
  permission: 'own',
  audited: true,
  access: 'account',
  input: z.strictObject({
    screen,
    name,
    query: z
      .string()
      .max(2_000, fault(say('is_too_long')))
      .meta({ title: '条件', help: '漏斗地址中问号后面的部分' }),
  }),
  async run(context, { screen: of, name: called, query }) {
    const { orm, now } = context;
    const own = { operator: ownerOf(context), screen: of, name: called };
    const [{ views } = { views: 0 }] = await orm
      .select({ views: count() })
      .from(savedViews)
      .where(ofOperator(context, of));
    if (views >= MOST) throw new OperatorError(say('too_many_views', { most: MOST }));
    const { operator, screen: where, name: as } = savedViews;
    await orm
      .insert(savedViews)
      .values({ ...own, query, savedAt: now })
      .onConflictDoUpdate({ target: [operator, where, as], set: { query, savedAt: now } });
    return { answer: [say('view_saved', { name: called })], details: { screen: of, name: called, query } };
  },
});

/** Removes a saved view. */
export const removeView = defineOperation({
  name: 'views remove',
  title: '删除视图',
  summary: '删除您保存的视图',
  subject: '我的视图',
  permission: 'own',
  audited: true,
  access: 'account',
  input: z.strictObject({
    screen,
    name,
  }),
  async run(context, { screen: of, name: called }) {
    const removed = await context.orm
      .delete(savedViews)
      .where(and(ofOperator(context, of), eq(savedViews.name, called)))
      .returning({ query: savedViews.query });
    const [view] = removed;
    if (!view) throw new OperatorError(say('no_view_named', { name: called }));
    return { answer: [say('view_removed', { name: called })], details: { screen: of, name: called, ...view } };
  },
});

function ofOperator(context: OperationContext, of: string) {
  return and(eq(savedViews.operator, ownerOf(context)), eq(savedViews.screen, of));
}

/** The operator's row; `access` requires one. */
function ownerOf({ signedIn }: OperationContext): number {
  if (!signedIn) throw new Error('The operation needs an operator with an account.');
  return signedIn.operator.id;
}
