import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import type { VariantProps } from '@/app/[variant]/page-context';
import { VariantDocument } from '@/app/[variant]/variant-document';

export { generateMetadata, generateViewport } from '@/app/[variant]/variant-document';

/** The site's document, but it reads the host as most sites of many brands do: Next renders the page for every request. */
export default async function PerRequestLayout(props: VariantProps & { children: ReactNode }) {
  const host = (await headers()).get('host');
  return host && <VariantDocument {...props} />;
}
