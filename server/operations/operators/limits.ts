import { z } from 'zod';
import { fault } from '../common/faults';
import { defineOperation, OperatorError } from '../common/operation';
import { operatorName } from './names';
import { CHANGES_OPERATORS, needsSecond } from './other-operators';
import { changeOperator, lockKnown, lockOperatorChanges } from './store';
import { say } from './words';

const AS_SET = 'default';

/** Whole US dollars; `null` for the limit of the settings. */
const limit = z
  .string()
  .regex(/^(?:default|\d{1,8})$/, fault(say('must_be_limit', { asSet: AS_SET })))
  .transform((text) => (text === AS_SET ? null : Number(text)))
  .optional();

/** Sets what an operator may move alone and approve, in place of the settings' limits. */
export const setLimits = defineOperation({
  name: 'operators limits',
  title: '设置限额',
  summary: '设置操作员 24 小时内可单独操作和可批准的美元限额；提高限额须经其他操作员批准',
  ...CHANGES_OPERATORS,
  approval: 'if-serious',
  input: z.strictObject({
    name: operatorName,
    alone: limit.meta({
      title: '单独动用上限（美元）',
      help: '24 小时内不经批准最多动用多少',
      also: { default: '按系统设置' },
    }),
    approve: limit.meta({ title: '批准上限（美元）', help: '24 小时内最多批准多少', also: { default: '按系统设置' } }),
  }),
  async run(context, { name, alone, approve }) {
    const { services, orm } = context;
    if (alone === undefined && approve === undefined) throw new OperatorError(say('limit_needed'));
    await lockOperatorChanges(orm);
    const known = await lockKnown(orm, name);
    const { aloneLimit: aloneBefore, approverLimit: approveBefore } = known;
    const [aloneLimit, approverLimit] = [alone ?? null, approve ?? null];
    const changed = {
      ...(alone !== undefined && alone !== aloneBefore && { aloneLimit }),
      ...(approve !== undefined && approve !== approveBefore && { approverLimit }),
    };
    if (Object.keys(changed).length === 0) return { answer: [say('limits_unchanged', { name: known.name })] };
    await changeOperator(orm, known, changed);
    const { approvals } = services.config;
    const asSet = { alone: approvals?.limit ?? Infinity, approve: approvals?.approverLimit ?? Infinity };
    const raised =
      ('aloneLimit' in changed && (aloneLimit ?? asSet.alone) > (aloneBefore ?? asSet.alone)) ||
      ('approverLimit' in changed && (approverLimit ?? asSet.approve) > (approveBefore ?? asSet.approve));
    const limits = {
      alone: 'aloneLimit' in changed ? { limit: aloneLimit, asSet: approvals?.limit ?? null } : null,
      approve: 'approverLimit' in changed ? { limit: approverLimit, asSet: approvals?.approverLimit ?? null } : null,
    };
    const earlier = {
      alone: limits.alone && { limit: aloneBefore, asSet: limits.alone.asSet },
      approve: limits.approve && { limit: approveBefore, asSet: limits.approve.asSet },
    };
    const answer = [say('limits_changed', { name: known.name, limits })];
    return {
      answer,
      effect: [...answer, say('limits_before', { limits: earlier })],
      details: { operator: known.name, ...changed },
      serious: raised && (await needsSecond(context)),
    };
  },
});
