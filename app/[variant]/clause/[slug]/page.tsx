import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { shownContent } from '@/app/cached-revisions';
import { clauseOf, clauses } from '@/clauses';
import { ClauseDocument } from '@/components/clause/clause-document';
import { StructuredData } from '@/components/search/structured-data';
import { fillClause } from '@/lib/clause/fill';
import { describePage } from '../../describe-page';
import { pageContext } from '../../page-context';
import { pageMetadata } from '../../page-metadata';

interface ClauseProps {
  params: Promise<{ variant: string; slug: string }>;
}

/** Fails the build when a page reads the request. */
export const dynamic = 'error';

export function generateStaticParams() {
  return clauses.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: ClauseProps): Promise<Metadata> {
  const { brand, clause } = await clauseContext(params);
  return pageMetadata(`/clause/${clause.slug}`, params, { description: fillClause(clause, brand).summary });
}

export default async function ClausePage({ params }: ClauseProps) {
  const { variant, brand, host, clause } = await clauseContext(params);
  const filled = fillClause(clause, brand);
  return (
    <>
      <StructuredData
        {...describePage(`/clause/${clause.slug}`, { brand, host, variant }, { description: filled.summary })}
      />
      <ClauseDocument clause={filled} brand={brand} contentsOpen={variant.device === 'desktop'} />
    </>
  );
}

async function clauseContext(params: ClauseProps['params']) {
  const context = await pageContext(params);
  const clause = shownContent(context.variant).clause ?? clauseOf((await params).slug);
  if (!clause) notFound();
  return { ...context, clause };
}
