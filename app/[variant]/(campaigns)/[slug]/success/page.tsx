import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { shownCatalogue } from '@/app/cached-revisions';
import { downloads } from '@/brands/downloads';
import { campaigns } from '@/campaigns';
import { activityPaths } from '@/campaigns/catalogue';
import { OpenedAccount } from '@/components/account/opened-account';
import { ReturnToActivity } from '@/components/account/return-to-activity';
import { CampaignPage } from '@/components/campaign/campaign-page';
import { Scene } from '@/components/campaign/scene/scene';
import { Steps } from '@/components/campaign/steps';
import { NextWays } from '@/components/campaign/success/next-ways';
import { OpenedLead } from '@/components/campaign/success/opened-lead';
import { SuccessHero } from '@/components/campaign/success/success-hero';
import { Section } from '@/components/ui/section';
import { BANNER_FORM } from '@/lib/browser/page/scroll-to-element';
import { fillBrand } from '@/lib/campaign/fill-brand';
import { successTitle } from '@/lib/campaign/pages';
import type { Campaign, Card } from '@/lib/campaign/schema';
import { breakTexts } from '@/lib/copy/break-words';
import { downloadUrl } from '@/lib/flows/download';
import { siteUrl } from '@/lib/site';
import { pageContext } from '../../../page-context';
import { pageMetadata } from '../../../page-metadata';
import { revisedCampaign } from '../../revised';

interface SuccessProps {
  params: Promise<{ variant: string; slug: string }>;
}

export function generateStaticParams() {
  return campaigns.filter(({ success }) => success).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: SuccessProps): Promise<Metadata> {
  const { campaignTitle, success } = await successContext(params);
  return pageMetadata(`/${success.path}`, params, { title: successTitle(campaignTitle) });
}

/** The page shown after a registration on a campaign's page. */
export default async function SuccessPage({ params }: SuccessProps) {
  const { brand, variant, campaignStatus, slug, hero, success, activities, paths } = await successContext(params);
  const { title, lead, verify, download, next } = breakTexts(fillBrand(success, brand), brand);
  const { action, ...step } = download;
  const inApp = variant.platform === 'app';
  const href = downloadUrl(variant, brand.iosStoreUrl, downloads);
  return (
    <CampaignPage slug={slug} theme="brand" brand={brand} status={campaignStatus}>
      <SuccessHero
        face={brand.look.face}
        title={title}
        lead={<OpenedLead rewarded={rewardsVerification(activities)}>{lead}</OpenedLead>}
        art={<Scene scene={fillBrand(hero.scene ?? brand.look.scene, brand)} appCode={brand.appCode} />}
        account={<OpenedAccount />}
        ways={
          <NextWays
            verify={verify}
            download={href && !inApp ? { href, words: action, isPage: variant.device === 'desktop' } : undefined}
            inApp={inApp}
          />
        }
        back={<ReturnToActivity paths={paths} home={`/${slug}`} />}
        formUrl={siteUrl(`/${slug}#${BANNER_FORM}`)}
      />
      <Section title={next.title} sells>
        <Steps items={inApp || !href ? next.items : withApp(next.items, step)} />
      </Section>
    </CampaignPage>
  );
}

async function successContext(params: SuccessProps['params']) {
  const { slug } = await params;
  const context = await pageContext(params);
  const shown = shownCatalogue(context.variant);
  const definition = shown.campaign(slug) ?? notFound();
  const { title, hero, success, activities } = revisedCampaign(definition, context.variant);
  // Visitors also come from activities of the build.
  const paths = [...new Set([...activityPaths, ...shown.activityPaths])];
  return { ...context, slug, campaignTitle: title, hero, activities, paths, success: success ?? notFound() };
}

/** Whether the campaign gives a reward for the verification. */
function rewardsVerification(activities: Campaign['activities']): boolean {
  return activities.some(
    (activity) =>
      activity.kind === 'tasks' &&
      activity.tasks.some(({ condition, prize }) => condition.type === 'verified' && prize),
  );
}

/** Icons of the steps that need no app. */
const BEFORE_APP: readonly Card['icon'][] = ['verify', 'card', 'deposit'];

/** Inserts the app step before the first step that needs the app. */
function withApp(steps: readonly Card[], app: Card): Card[] {
  const later = steps.findIndex(({ icon }) => !BEFORE_APP.includes(icon));
  const at = later < 0 ? steps.length : later;
  return [...steps.slice(0, at), app, ...steps.slice(at)];
}
