import { clauseOf, registrationClauses } from '@/clauses';
import type { RegisterFormProps } from '@/components/account/register-form';
import type { Brand } from '@/lib/brand/schema';
import { fillClause } from '@/lib/clause/fill';
import { siteUrl } from '@/lib/site';
import type { Device } from '@/lib/variant/types';

/** The clauses that a registration form asks a visitor to accept. */
export function consentOf(brand: Brand, device: Device): Pick<RegisterFormProps, 'documents'> {
  const clauses = registrationClauses(device === 'desktop').map((slug) => {
    const clause = clauseOf(slug);
    if (!clause) throw new Error(`There is no clause with the slug ${slug}.`);
    return fillClause(clause, brand);
  });
  return {
    documents: clauses.map(({ slug, title, version }) => ({ slug, title, version, href: siteUrl(`/clause/${slug}`) })),
  };
}
