import { asc, eq, max } from 'drizzle-orm';
import { z } from 'zod';
import { OPERATOR_ROLES, operatorSessions, operators } from '../../platform/database/schema/operators';
import type { Orm } from '../../platform/database/types';
import { beijingTimeOrDash } from '../common/beijing-time';
import { REASON, reasonText } from '../common/inputs';
import { nameKey } from '../common/name-key';
import { defineOperation, OperatorError } from '../common/operation';
import { textTable } from '../common/text-table';
import { invite } from './invitation';
import { operatorName } from './names';
import { endOperatorSessions } from './sessions';
import {
  changeOperator,
  countActive,
  countOtherAdmins,
  findOperator,
  lockOperator,
  lockOperatorChanges,
  type Operator,
} from './store';

const role = z.enum(OPERATOR_ROLES, { error: `must be ${OPERATOR_ROLES.join(' or ')}` });
const ROLE_OPTION = { role: 'operator, or admin, who can also change operators' };

/** Lists all current and former operators. */
export const listOperators = defineOperation({
  name: 'operators list',
  summary: 'lists all current and former operators, and when they were last seen',
  operands: [],
  audited: false,
  access: 'account',
  input: z.strictObject({}),
  async run({ orm }) {
    const { id, name, role, state } = operators;
    const rows = await orm
      .select({ name, role, state, seen: max(operatorSessions.lastSeenAt) })
      .from(operators)
      .leftJoin(operatorSessions, eq(operatorSessions.operator, id))
      .groupBy(id)
      .orderBy(asc(id));
    const lines = rows.map(({ name, role, state, seen }) => [name, role, state, beijingTimeOrDash(seen)]);
    return { text: textTable(['name', 'role', 'state', 'signed in, last seen'], lines, 'There are no operators.') };
  },
});

/** Invites an operator. */
export const addOperator = defineOperation({
  name: 'operators add',
  summary: 'invites an operator to enrol; another operator, if there is one, has to approve it',
  operands: ['name'],
  options: ROLE_OPTION,
  audited: true,
  access: 'admin',
  approval: 'if-serious',
  input: z.strictObject({ name: operatorName, role: role.default('operator') }),
  async run({ orm, operator, now }, { name, role }) {
    await lockOperatorChanges(orm);
    const known = await findOperator(orm, name);
    if (known)
      throw new OperatorError(`The operator ${known.name} already exists. \`operators reset\` lets them enrol again.`);
    const { row, text, effect } = invite(name, role, now);
    await orm.insert(operators).values({ name, nameKey: nameKey(name), role, createdAt: now, ...row });
    const serious = (await countActive(orm, [operator])) > 0;
    return { text, effect, details: { operator: name, role }, serious };
  },
});

/** Lets an operator enrol again, who lost phone or password, was disabled, or gets another role. */
export const resetOperator = defineOperation({
  name: 'operators reset',
  summary: 'lets an operator who lost phone or password or was disabled enrol again, and ends their sessions',
  operands: ['name'],
  options: ROLE_OPTION,
  audited: true,
  access: 'admin',
  approval: 'if-serious',
  input: z.strictObject({ name: operatorName, role: role.optional() }),
  async run({ orm, operator, now }, { name, role: given }) {
    await lockOperatorChanges(orm);
    const known = await lockKnown(orm, name);
    const role = given ?? known.role;
    if (role !== 'admin') await requireOtherAdmin(orm, known);
    const { row, text, effect } = invite(known.name, role, now);
    await changeOperator(orm, known, { ...row, role });
    await endOperatorSessions(orm, known);
    const serious = (await countActive(orm, [operator, known.name])) > 0;
    const warned = await warningOf(orm, known);
    return { text: text + warned, effect: effect + warned, details: { operator: known.name, role }, serious };
  },
});

/** Disables an operator immediately, without approval. */
export const disableOperator = defineOperation({
  name: 'operators disable',
  summary: 'disables an operator immediately, and ends their sessions',
  operands: ['name'],
  options: REASON,
  audited: true,
  access: 'admin',
  input: z.strictObject({ name: operatorName, reason: reasonText }),
  async run({ orm }, { name, reason }) {
    await lockOperatorChanges(orm);
    const known = await lockKnown(orm, name);
    await requireOtherAdmin(orm, known);
    await changeOperator(orm, known, { state: 'disabled', enrolmentHash: null });
    const ended = await endOperatorSessions(orm, known);
    const text = `${known.name} is disabled.${await warningOf(orm, known)}`;
    return { text, details: { operator: known.name, reason, ended } };
  },
});

async function lockKnown(orm: Orm, name: string): Promise<Operator> {
  const known = await lockOperator(orm, name);
  if (!known) throw new OperatorError(`There is no operator ${name}. \`npm run ops -- operators list\` lists them.`);
  return known;
}

/** A warning if this operator could sign in and only one other still can, so that approvals are impossible. */
async function warningOf(orm: Orm, before: Operator): Promise<string> {
  if (before.state !== 'active' || (await countActive(orm, [])) > 1) return '';
  return '\nWarning: only one operator can sign in now, so that no one can approve operations. Invite another one: npm run ops -- operators add <name>';
}

/** Without an admin, only DATA_KEY could change operators. */
async function requireOtherAdmin(orm: Orm, operator: Operator): Promise<void> {
  if (operator.role !== 'admin' || (await countOtherAdmins(orm, operator)) > 0) return;
  throw new OperatorError(`${operator.name} is the last admin. Appoint another one first.`);
}
