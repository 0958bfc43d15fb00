import { downloads } from '@/brands/downloads';
import { releaseNotes } from '@/brands/release-notes';
import { AppDownload } from '@/components/download/app-download';
import { StructuredData } from '@/components/search/structured-data';
import { androidDownloadUrl, iosDownloadUrl } from '@/lib/flows/download';
import { describePage } from '../describe-page';
import { pageContext, type VariantProps } from '../page-context';
import { pageMetadata } from '../page-metadata';

export const generateMetadata = ({ params }: VariantProps) => pageMetadata('/download', params);

export default async function DownloadPage({ params }: VariantProps) {
  const { variant, brand, host } = await pageContext(params);
  return (
    <>
      <StructuredData {...describePage('/download', { brand, host, variant })} />
      <AppDownload
        brand={brand}
        device={variant.device}
        androidHref={androidDownloadUrl(variant.downloads, variant.packageCode, downloads)}
        iosHref={iosDownloadUrl(variant, brand.iosStoreUrl, downloads)}
        iPadHref={iosDownloadUrl({ ...variant, device: 'ios' }, brand.iosStoreUrl, downloads)}
        notes={releaseNotes[brand.version] ?? []}
      />
    </>
  );
}
