import { type DescribedPage, scriptText, structuredData } from '@/lib/search/structured-data';

/** Describes a page to search engines. The element is data: no browser runs it. */
export function StructuredData(page: DescribedPage) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes text within a script, where nothing undoes it; `scriptText` escapes for it.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(structuredData(page)) }} />
  );
}
