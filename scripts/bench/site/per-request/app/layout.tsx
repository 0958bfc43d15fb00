import type { ReactNode } from 'react';
import * as site from '@/app/[variant]/variant-document';
import { requestParams } from './request-params';

export const generateMetadata = () => site.generateMetadata({ params: requestParams() });
export const generateViewport = () => site.generateViewport({ params: requestParams() });

export default function PerRequestLayout({ children }: { children: ReactNode }) {
  return <site.VariantDocument params={requestParams()}>{children}</site.VariantDocument>;
}
