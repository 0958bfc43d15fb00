import type { Metadata } from 'next';
import { pageContext, type VariantProps } from '@/app/[variant]/page-context';
import { pageMetadata } from '@/app/[variant]/page-metadata';
import { downloads } from '@/brands/downloads';
import { OpenAppPrompt } from '@/components/funds/open-app-prompt';
import { WithdrawGuide } from '@/components/funds/withdraw-guide';
import { downloadUrl } from '@/lib/flows/download';

export const generateMetadata = ({ params }: VariantProps): Promise<Metadata> =>
  pageMetadata('/funds/withdraw', params);

export default async function WithdrawPage({ params }: VariantProps) {
  const { variant, brand } = await pageContext(params);
  return (
    <WithdrawGuide brand={brand}>
      <OpenAppPrompt
        variant={variant}
        appName={brand.appName}
        downloadHref={downloadUrl(variant, brand.iosStoreUrl, downloads)}
      />
    </WithdrawGuide>
  );
}
