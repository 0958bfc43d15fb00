import type { Orm } from '../../platform/database/types';
import { fieldProblem } from '../../platform/http/problem';
import { type Consenting, storeConsents } from './consents';
import type { AgreementsInForce } from './in-force';

/** The editions of the clause that says what personal data are used for, and where they are stored. */
const PRIVACY_CLAUSES: readonly string[] = ['privacy-auth', 'privacy-auth-pc'];

/** What was agreed to with sensitive data, each as `slug@version`. */
interface Agreed {
  consent?: string | undefined;
  crossborder?: string | undefined;
}

/**
 * Reads what somebody agrees to who hands sensitive data over, and answers what stores it.
 * @throws ApiProblem unless there is a consent to their use and one to their being stored abroad, both to a clause in force.
 */
export function readConsent(
  subject: 'identity' | 'bank-card',
  { consent, crossborder }: Agreed,
  { versions }: AgreementsInForce,
): (transaction: Orm, who: Consenting) => Promise<void> {
  const clauses = [
    { subject, ...readClause('consent', consent, versions) },
    { subject: 'cross-border' as const, ...readClause('crossborder', crossborder, versions) },
  ];
  return (transaction, who) => storeConsents(transaction, who, clauses);
}

function readClause(field: keyof Agreed, agreed: string | undefined, versions: AgreementsInForce['versions']) {
  const [slug = '', version = ''] = agreed?.split('@') ?? [];
  if (!PRIVACY_CLAUSES.includes(slug)) throw fieldProblem(field, '请先勾选同意');
  if (versions[slug] !== version) throw fieldProblem(field, '隐私协议已更新，请刷新页面后重新阅读并同意');
  return { slug, version };
}
