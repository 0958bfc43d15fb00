import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { brandOf } from '@/brands';
import { downloads } from '@/brands/downloads';
import { Frame } from '@/components/frame/frame';
import { Startup } from '@/components/shell/startup';
import { TokenScript } from '@/components/shell/token-script';
import { downloadUrl } from '@/lib/flows/download';
import { brandStyle } from '@/lib/frame/brand-style';
import { siteUrl } from '@/lib/site';
import { DEFAULT_BRAND } from '@/lib/variant/resolve';
import { DEVICES } from '@/lib/variant/types';
import { variantId } from '@/lib/variant/variant-id';
import { pageContext, type VariantProps } from './page-context';
import '../globals.css';

/** A page that reads the request fails the build. */
export const dynamic = 'error';

/** Builds every page once per layout; all other variants are rendered at their first visit and kept. */
export function generateStaticParams() {
  const { packageCode } = brandOf(DEFAULT_BRAND);
  return DEVICES.map((device) => ({
    variant: variantId({
      brand: DEFAULT_BRAND,
      packageCode,
      device,
      shell: 'web',
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

export default async function VariantLayout({ children, params }: VariantProps & { children: ReactNode }) {
  const { variant, brand } = await pageContext(params);
  return (
    <html
      lang="zh-CN"
      data-brand={brand.appCode}
      data-package={variant.packageCode}
      data-device={variant.device}
      data-shell={variant.shell}
      data-open-channel={variant.openChannel}
    >
      <head>
        <TokenScript />
        <style>{brandStyle(brand, variant.device)}</style>
      </head>
      <body>
        <Frame variant={variant} brand={brand} downloadHref={downloadUrl(variant, brand.iosStoreUrl, downloads)}>
          {children}
        </Frame>
        <Startup />
      </body>
    </html>
  );
}
