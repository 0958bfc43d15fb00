import { downloads } from '@/brands/downloads';
import { activityPaths } from '@/campaigns/catalogue';
import { BackToApp } from '@/components/account/back-to-app';
import { OpenedAccount } from '@/components/account/opened-account';
import { ReturnToActivity } from '@/components/account/return-to-activity';
import { SealScene } from '@/components/campaign/art/seal-scene';
import { CampaignPage } from '@/components/campaign/campaign-page';
import { Steps } from '@/components/campaign/steps';
import { SuccessHero } from '@/components/campaign/success-hero';
import actionStyles from '@/components/ui/action.module.css';
import { Section } from '@/components/ui/section';
import { fillBrand } from '@/lib/campaign/fill-brand';
import type { Campaign, Success } from '@/lib/campaign/schema';
import { downloadUrl } from '@/lib/flows/download';
import { pageContext, type VariantProps } from '../page-context';
import { pageMetadata } from '../page-metadata';

/** The `generateMetadata` of a campaign's success page. */
export function successMetadata(campaign: Campaign) {
  const { path } = successOf(campaign);
  return ({ params }: VariantProps) => pageMetadata(`/${path}`, params);
}

/** What a visitor sees after a registration made on a campaign's page. */
export function successPage(campaign: Campaign) {
  const words = successOf(campaign);
  return async ({ params }: VariantProps) => {
    const { brand, variant } = await pageContext(params);
    const { title, lead, download, next } = fillBrand(words, brand);
    const { action, ...step } = download;
    const inApp = variant.shell === 'app';
    const href = downloadUrl(variant, brand.iosStoreUrl, downloads);
    return (
      <CampaignPage theme={campaign.theme}>
        <SuccessHero title={title} lead={lead} art={<SealScene />}>
          <OpenedAccount />
          {inApp && <BackToApp className={actionStyles.action}>去交易</BackToApp>}
          {!inApp && href && (
            <a className={actionStyles.action} href={href} {...linkKind(variant.device === 'desktop')}>
              {action}
            </a>
          )}
          <ReturnToActivity paths={activityPaths} />
        </SuccessHero>
        <Section title={next.title}>
          <Steps items={inApp || !href ? next.items : [step, ...next.items]} />
        </Section>
      </CampaignPage>
    );
  };
}

function successOf({ slug, success }: Campaign): Success {
  if (!success) throw new Error(`The campaign ${slug} has no success page.`);
  return success;
}

/** A desktop goes to the download page with its query; a phone to the package or the store. */
function linkKind(isPage: boolean) {
  return isPage ? { 'data-keep-query': '' } : { 'data-download': '' };
}
