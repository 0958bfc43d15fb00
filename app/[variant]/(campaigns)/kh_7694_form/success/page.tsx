import { downloads } from '@/brands/downloads';
import campaign from '@/campaigns/kh-7694-form';
import { BackToApp } from '@/components/account/back-to-app';
import { OpenedAccount } from '@/components/account/opened-account';
import actionStyles from '@/components/campaign/action.module.css';
import { SealScene } from '@/components/campaign/art/seal-scene';
import { CampaignPage } from '@/components/campaign/campaign-page';
import { Section } from '@/components/campaign/section';
import { Steps } from '@/components/campaign/steps';
import { SuccessHero } from '@/components/campaign/success-hero';
import { fillBrand } from '@/lib/campaign/fill-brand';
import { downloadUrl } from '@/lib/flows/download';
import { pageContext, pageMetadata, type VariantProps } from '../../../page-context';

export function generateMetadata({ params }: VariantProps) {
  return pageMetadata(`/${campaign.slug}/success`, params);
}

export default async function Page({ params }: VariantProps) {
  const { brand, variant } = await pageContext(params);
  const { theme, success } = fillBrand(campaign, brand);
  const { action, ...download } = success.download;
  const inApp = variant.shell === 'app';
  const href = downloadUrl(variant, brand.iosStoreUrl, downloads);
  return (
    <CampaignPage theme={theme}>
      <SuccessHero title={success.title} lead={success.lead} art={<SealScene />}>
        <OpenedAccount />
        {inApp && <BackToApp className={actionStyles.action}>去交易</BackToApp>}
        {!inApp && href && (
          <a className={actionStyles.action} href={href} {...linkKind(variant.device === 'desktop')}>
            {action}
          </a>
        )}
      </SuccessHero>
      <Section title={success.next.title}>
        <Steps items={inApp || !href ? success.next.items : [download, ...success.next.items]} />
      </Section>
    </CampaignPage>
  );
}

/** A desktop goes to the download page with its query; a phone to the package or the store. */
function linkKind(isPage: boolean) {
  return isPage ? { 'data-keep-query': '' } : { 'data-download': '' };
}
