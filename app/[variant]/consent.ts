import { shownContent } from '@/app/cached-revisions';
import { clauseOf, registrationClauses } from '@/clauses';
import type { RegisterFormProps } from '@/components/account/register-form';
import type { Brand } from '@/lib/brand/schema';
import { fillClause } from '@/lib/clause/fill';
import { siteUrl } from '@/lib/site';
import type { Variant } from '@/lib/variant/types';

/** The clauses that a registration form asks a visitor to accept, in the versions in force. */
export function consentOf(brand: Brand, variant: Variant): Pick<RegisterFormProps, 'documents'> {
  const { versions } = shownContent(variant);
  const clauses = registrationClauses(variant.device === 'desktop').map((slug) => {
    const clause = clauseOf(slug);
    if (!clause) throw new Error(`There is no clause with the slug ${slug}.`);
    return fillClause({ ...clause, ...versions?.[slug] }, brand);
  });
  return {
    documents: clauses.map(({ slug, title, version }) => ({ slug, title, version, href: siteUrl(`/clause/${slug}`) })),
  };
}
