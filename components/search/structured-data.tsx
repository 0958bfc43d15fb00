import { sharePictureUrl } from '@/lib/search/share-picture';
import { type DescribedPage, scriptText, structuredData } from '@/lib/search/structured-data';

/**
 * Describes a page to search engines, and with `itemprop` to chats such as WeChat and QQ, which do not read Open Graph.
 * The script is data: no browser runs it.
 */
export function StructuredData(page: DescribedPage) {
  const { brand, host, shareTitle, description } = page;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes text within a script, where nothing undoes it; `scriptText` escapes for it. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(structuredData(page)) }} />
      <meta itemProp="name" content={shareTitle} />
      <meta itemProp="description" content={description} />
      <meta itemProp="image" content={`https://${host}${sharePictureUrl(brand.appCode, page, 'square')}`} />
    </>
  );
}
