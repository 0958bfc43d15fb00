import type { Orm } from '../../platform/database/types';
import { fieldProblem } from '../../platform/http/problem';
import { type Consenting, storeConsents } from './consents';
import type { AgreementsInForce } from './in-force';

/** The versions of the clause that says how personal data are used and where they are stored. */
const PRIVACY_CLAUSES: readonly string[] = ['privacy-auth', 'privacy-auth-pc'];

/** The consents sent with sensitive data, each as `slug@version`. */
interface Agreed {
  consent?: string | undefined;
  crossborder?: string | undefined;
}

/**
 * Reads the consents sent with sensitive data, and returns the step that stores them.
 * @throws ApiProblem unless the visitor consents to their use and to their storage abroad, both by a clause in force
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
