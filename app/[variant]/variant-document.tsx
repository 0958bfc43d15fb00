import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { brandOf } from '@/brands';
import { downloads } from '@/brands/downloads';
import { HeadScript, PageEndScript } from '@/components/document/inline-scripts';
import { KeepPage } from '@/components/document/keep-page';
import { Startup } from '@/components/document/startup';
import { PAGE_END, PageLayout } from '@/components/layout/page-layout';
import { downloadUrl } from '@/lib/flows/download';
import { brandStyle } from '@/lib/layout/brand-style';
import { siteUrl } from '@/lib/site';
import { DEFAULT_BRAND } from '@/lib/variant/resolve';
import { DEVICES } from '@/lib/variant/types';
import { variantId } from '@/lib/variant/variant-id';
import { pageContext, type VariantProps } from './page-context';
import '../globals.css';

/**
 * The variants for which a build renders every page: one per layout if checks read these pages, otherwise none. Next
 * renders and caches all other variants at their first visit.
 */
export function generateStaticParams() {
  if (process.env.BUILD_PAGES !== 'on') return [];
  const { packageCode } = brandOf(DEFAULT_BRAND);
  return DEVICES.map((device) => ({
    variant: variantId({
      brand: DEFAULT_BRAND,
      packageCode,
      device,
      platform: 'web',
      downloads: 'standard',
      openChannel: true,
    }),
  }));
}

export async function generateMetadata({ params }: VariantProps): Promise<Metadata> {
  const { brand } = await pageContext(params);
  return {
    title: brand.name,
    icons: { icon: { url: siteUrl(`/brands/${brand.appCode}/app.svg`), type: 'image/svg+xml' } },
    formatDetection: { telephone: false, email: false, address: false },
  };
}

export async function generateViewport({ params }: VariantProps): Promise<Viewport> {
  const { brand } = await pageContext(params);
  return { width: 'device-width', initialScale: 1, viewportFit: 'cover', themeColor: brand.theme.ground };
}

interface VariantDocumentProps extends VariantProps {
  /** A page of the app that no campaign links to; it has neither header nor footer. */
  inner?: boolean;
  children: ReactNode;
}

/** The document of every page: settings of variant and brand, and the layout around the content. */
export async function VariantDocument({ children, params, inner = false }: VariantDocumentProps) {
  const { variant, brand } = await pageContext(params);
  return (
    <html
      lang="zh-CN"
      data-brand={brand.appCode}
      data-package={variant.packageCode}
      data-device={variant.device}
      data-platform={variant.platform}
      data-open-channel={variant.openChannel}
      data-bridge={variant.platform === 'app' && brand.bridge ? JSON.stringify(brand.bridge) : undefined}
      data-inner={inner || undefined}
      // Server and scripts add attributes.
      suppressHydrationWarning
    >
      <head>
        <KeepPage />
        <HeadScript />
        <style>{brandStyle(brand, variant.device)}</style>
        <link rel="expect" href={`#${PAGE_END}`} blocking="render" />
      </head>
      <body>
        <PageLayout
          variant={variant}
          brand={brand}
          inner={inner}
          downloadHref={downloadUrl(variant, brand.iosStoreUrl, downloads)}
        >
          {children}
        </PageLayout>
        <PageEndScript />
        <Startup />
      </body>
    </html>
  );
}
