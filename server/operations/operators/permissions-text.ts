import { ROLES } from '../../platform/database/schema/operators';
import { isLimitedByBrand } from './brands-of';
import { needsFreshFactor, permissionOf, rolesFor } from './permissions';
import { ROLES_ZH } from './words';

/** The path of the document. */
export const FILE = 'docs/permissions.md';

/** Writes the document of which role may run and approve which operation. */
export function permissionsText(operations: readonly { name: string; approval?: string | undefined }[]): string {
  const rows = operations.map(({ name, approval }) => {
    const free = permissionOf(name) === 'anyone';
    const [runs, approves] = [rolesFor(name, 'runs'), approval ? rolesFor(name, 'approves') : []];
    const cells = ROLES.map((role) => {
      if (free) return '○';
      return [runs.includes(role) ? '✓' : '', approves.includes(role) ? 'a' : ''].filter(Boolean).join(' ');
    });
    const marks = [needsFreshFactor(name, {}), isLimitedByBrand(name)].map((yes) => (yes ? 'yes' : ''));
    return [`\`${name}\``, ...cells, ...marks];
  });
  return [
    '# Who may run which operation',
    '',
    'Written by `npm run generate:permissions` from the operations and `server/operations/operators/`. A test runs every operation in every role.',
    '',
    '- ✓: operators with the role may run it. What several roles allow adds up.',
    '- a: `approve` lets them approve the request of another operator, and `reject` reject it, if the operation needs approval.',
    '- ○: needs no role. Without a session it works on the machine only.',
    '- code: needs a code or passkey of the last five minutes, as everything that shows personal data whole does.',
    '- by brand: a role that is limited to brands allows it for customers, rewards, revisions, hosts and figures of these brands. The',
    '  other operations concern all brands, so such a role does not allow them.',
    '',
    ...tableOf([
      ['operation', ...ROLES, 'code', 'by brand'],
      ['', ...ROLES.map((role) => ROLES_ZH[role] ?? ''), '', ''],
      ...rows,
    ]),
    '',
  ].join('\n');
}

/** Aligns the cells of a Markdown table; the first row is its head. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? '')))) ?? [];
  const [head = '', ...lines] = rows.map(
    (row) => `| ${row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines];
}

/** Columns of a text: two per Chinese character. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0);
}
