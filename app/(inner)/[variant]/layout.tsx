import type { ReactNode } from 'react';
import type { VariantProps } from '@/app/[variant]/page-context';
import { VariantDocument } from '@/app/[variant]/variant-document';

export { generateMetadata, generateStaticParams, generateViewport } from '@/app/[variant]/variant-document';

/** Fails the build when a page reads the request. */
export const dynamic = 'error';

export default function InnerLayout(props: VariantProps & { children: ReactNode }) {
  return <VariantDocument {...props} inner />;
}
