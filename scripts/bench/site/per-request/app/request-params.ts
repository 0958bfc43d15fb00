import { headers } from 'next/headers';
import { variantTables } from '@/brands/tables';
import { pages } from '@/campaigns/catalogue';
import { siteUrl } from '@/lib/site';
import { resolvePage } from '@/lib/variant/resolve-page';
import { variantId } from '@/lib/variant/variant-id';

/** The parameters of the page for the host and the user agent of the request that is being answered. */
export async function requestParams(): Promise<{ variant: string }> {
  const asked = await headers();
  const { variant } = resolvePage(
    {
      host: asked.get('host'),
      userAgent: asked.get('user-agent'),
      query: new URLSearchParams(),
      pathname: siteUrl('/kh_7694_form'),
      allowDevelopment: false,
    },
    { ...variantTables, pages },
  );
  return { variant: variantId(variant) };
}
