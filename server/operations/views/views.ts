import { and, asc, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { savedViews } from '../../platform/database/schema/views';
import { iso } from '../common/answer';
import { fault } from '../common/faults';
import { defineOperation, type OperationContext, OperatorError } from '../common/operation';
import { say as sayCommon } from '../common/words';
import { operations, say, table } from './words';

/** The most views that an operator can save of one screen. */
const MOST = 50;

const screen = z.string().regex(/^[a-z][a-z-]{0,39}$/, fault(say('must_be_screen')));
const name = z
  .string()
  .trim()
  .min(1, fault(sayCommon('must_not_be_empty')))
  .max(40, fault(sayCommon('is_too_long')));

/** Lists the views that the operator saved. */
export const listViews = defineOperation({
  name: 'views list',
  summary: 'lists the views of a screen of the office that you saved',
  operands: ['screen'],
  audited: false,
  access: 'account',
  input: z.strictObject({ screen }),
  zh: operations.list,
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
  summary: 'saves a view of a screen of the office for yourself, or replaces the one of this name',
  operands: ['screen', 'name'],
  options: { query: 'the query of the address, such as by=plan&days=30' },
  audited: true,
  access: 'account',
  input: z.strictObject({ screen, name, query: z.string().max(2_000, fault(sayCommon('is_too_long'))) }),
  zh: operations.save,
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
  summary: 'removes a view that you saved',
  operands: ['screen', 'name'],
  audited: true,
  access: 'account',
  input: z.strictObject({ screen, name }),
  zh: operations.remove,
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
