import { asc, eq, max } from 'drizzle-orm';
import { z } from 'zod';
import { dollars } from '@/lib/activities/prize-text';
import { operatorSessions, operators, ROLES } from '../../platform/database/schema/operators';
import { beijingTimeOrDash } from '../common/beijing-time';
import { REASON, reasonText } from '../common/inputs';
import { nameKey } from '../common/name-key';
import { defineOperation, OperatorError } from '../common/operation';
import { textTable } from '../common/text-table';
import { invite } from './invitation';
import { operatorName } from './names';
import { othersApprove, requireOtherAdmin, warningOf } from './other-operators';
import { addsRights, isAdmin, roleColumns, roleList, rolesOf, rolesText } from './roles';
import { endOperatorSessions } from './sessions';
import { changeOperator, findOperator, lockKnown, lockOperatorChanges, removePasskeys } from './store';

const ROLE_OPTION = {
  roles: `${ROLES.join(', ')}, with commas between; with brands only for these, such as support:bfzh+iekb,analyst`,
};

/** Lists all current and former operators. */
export const listOperators = defineOperation({
  name: 'operators list',
  summary: 'lists all current and former operators, and when they were last seen',
  operands: [],
  audited: false,
  access: 'account',
  input: z.strictObject({}),
  async run({ orm }) {
    const { id } = operators;
    const rows = await orm
      .select({ operator: operators, seen: max(operatorSessions.lastSeenAt) })
      .from(operators)
      .leftJoin(operatorSessions, eq(operatorSessions.operator, id))
      .groupBy(id)
      .orderBy(asc(id));
    const lines = rows.map(({ operator, seen }) => [
      operator.name,
      rolesText(rolesOf(operator)),
      operator.state,
      limitText(operator.aloneLimit),
      limitText(operator.approverLimit),
      beijingTimeOrDash(seen),
    ]);
    const headings = ['name', 'roles', 'state', 'may move alone', 'may approve', 'signed in, last seen'];
    return { text: textTable(headings, lines, 'There are no operators.') };
  },
});

/** A limit in US dollars within 24 hours, or the name of the setting. */
function limitText(limit: number | null): string {
  return limit === null ? 'as set' : dollars(limit);
}

/** Invites an operator. */
export const addOperator = defineOperation({
  name: 'operators add',
  summary: 'invites an operator to enrol; another operator who may approve it, if there is one, has to',
  operands: ['name'],
  options: ROLE_OPTION,
  audited: true,
  access: 'account',
  approval: 'if-serious',
  input: z.strictObject({ name: operatorName, roles: roleList }),
  async run({ orm, operator, now }, { name, roles }) {
    await lockOperatorChanges(orm);
    const known = await findOperator(orm, name);
    if (known)
      throw new OperatorError(`The operator ${known.name} already exists. \`operators reset\` lets them enrol again.`);
    const { row, text, effect } = invite(name, rolesText(roles), now);
    const columns = { name, nameKey: nameKey(name), ...roleColumns(roles), createdAt: now, ...row };
    await orm.insert(operators).values(columns);
    const serious = await othersApprove(orm, [operator]);
    return { text, effect, details: { operator: name, roles: rolesText(roles) }, serious };
  },
});

/** Gives an operator other roles, immediately also in open sessions. */
export const setRoles = defineOperation({
  name: 'operators roles',
  summary: 'replaces the roles of an operator; more rights need the approval of another operator who may give it',
  operands: ['name'],
  options: ROLE_OPTION,
  audited: true,
  access: 'account',
  approval: 'if-serious',
  input: z.strictObject({ name: operatorName, roles: roleList }),
  async run({ orm, operator }, { name, roles }) {
    await lockOperatorChanges(orm);
    const known = await lockKnown(orm, name);
    const before = rolesOf(known);
    const [from, to] = [rolesText(before), rolesText(roles)];
    if (from === to) return { text: `${known.name} already has the roles ${to}.` };
    if (!isAdmin(roles)) await requireOtherAdmin(orm, known);
    await changeOperator(orm, known, roleColumns(roles));
    const serious = addsRights(before, roles) && (await othersApprove(orm, [operator, known.name]));
    const text = `${known.name} has the roles ${to} now, before ${from}.`;
    return { text, details: { operator: known.name, roles: to, before: from }, serious };
  },
});

/** Lets an operator enrol again, who lost phone or password, was disabled, or gets other roles. */
export const resetOperator = defineOperation({
  name: 'operators reset',
  summary: 'lets an operator who lost phone or password or was disabled enrol again, and ends their sessions',
  operands: ['name'],
  options: ROLE_OPTION,
  audited: true,
  access: 'account',
  approval: 'if-serious',
  input: z.strictObject({ name: operatorName, roles: roleList.optional() }),
  async run({ orm, operator, now }, { name, roles: given }) {
    await lockOperatorChanges(orm);
    const known = await lockKnown(orm, name);
    const roles = given ?? rolesOf(known);
    if (!isAdmin(roles)) await requireOtherAdmin(orm, known);
    const { row, text, effect } = invite(known.name, rolesText(roles), now);
    await changeOperator(orm, known, { ...row, ...roleColumns(roles) });
    await endOperatorSessions(orm, known);
    await removePasskeys(orm, known);
    const serious = await othersApprove(orm, [operator, known.name]);
    const warned = await warningOf(orm, known);
    const details = { operator: known.name, roles: rolesText(roles) };
    return { text: text + warned, effect: effect + warned, details, serious };
  },
});

/** Disables an operator immediately, without approval. */
export const disableOperator = defineOperation({
  name: 'operators disable',
  summary: 'disables an operator immediately, and ends their sessions',
  operands: ['name'],
  options: REASON,
  audited: true,
  access: 'account',
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
