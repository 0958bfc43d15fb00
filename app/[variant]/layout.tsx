import type { ReactNode } from 'react';
import type { VariantProps } from './page-context';
import { VariantDocument } from './variant-document';

export { generateMetadata, generateStaticParams, generateViewport } from './variant-document';

/** Fails the build when a page reads the request. */
export const dynamic = 'error';

export default function VariantLayout(props: VariantProps & { children: ReactNode }) {
  return <VariantDocument {...props} />;
}
