import { clauseOf, requiredForRegistration } from '@/clauses';
import type { RegisterFormProps } from '@/components/account/register-form';
import type { Brand } from '@/lib/brand/schema';
import { fillClause } from '@/lib/clause/fill';
import { siteUrl } from '@/lib/site';

/** What a registration form asks a visitor to accept: the documents by name, and their versions as the call takes them. */
export function consentOf(brand: Brand): Pick<RegisterFormProps, 'documents' | 'agreements'> {
  const clauses = requiredForRegistration.map((slug) => {
    const clause = clauseOf(slug);
    if (!clause) throw new Error(`There is no clause ${slug}.`);
    return fillClause(clause, brand);
  });
  return {
    documents: clauses.map(({ slug, title }) => ({ title, href: siteUrl(`/clause/${slug}`) })),
    agreements: clauses.map(({ slug, version }) => `${slug}@${version}`).join(','),
  };
}
