import type { Metadata } from 'next';
import { consentOf } from '@/app/[variant]/consent';
import campaign from '@/campaigns/kh-7694-form';
import { RegisterForm } from '@/components/account/register-form';
import { BullionScene } from '@/components/campaign/art/bullion-scene';
import { CampaignPage } from '@/components/campaign/campaign-page';
import { Hero } from '@/components/campaign/hero';
import { ReasonCards } from '@/components/campaign/reason-cards';
import { RewardTable } from '@/components/campaign/reward-table';
import { RuleList } from '@/components/campaign/rule-list';
import { Section } from '@/components/campaign/section';
import { Steps } from '@/components/campaign/steps';
import { StickyAction } from '@/components/campaign/sticky-action';
import { fillBrand } from '@/lib/campaign/fill-brand';
import { siteUrl } from '@/lib/site';
import { pageContext, pageMetadata, type VariantProps } from '../../page-context';

export async function generateMetadata({ params }: VariantProps): Promise<Metadata> {
  const { brand } = await pageContext(params);
  return pageMetadata(`/${campaign.slug}`, params, fillBrand(campaign.description, brand));
}

export default async function Page({ params }: VariantProps) {
  const { brand, variant } = await pageContext(params);
  const { hero, form, steps, rewards, reasons, rules, theme } = fillBrand(campaign, brand);
  return (
    <CampaignPage theme={theme}>
      <Hero hero={hero} rewards={rewards.items} art={<BullionScene />}>
        <RegisterForm {...form} {...consentOf(brand)} successUrl={siteUrl(`/${campaign.slug}/success`)} />
      </Hero>
      <Section title={steps.title}>
        <Steps items={steps.items} />
      </Section>
      <Section title={rewards.title}>
        <RewardTable items={rewards.items} total={hero.amount} note={rewards.note} />
      </Section>
      <Section title={reasons.title}>
        <ReasonCards items={reasons.items} />
      </Section>
      <Section title="活动规则">
        <RuleList rules={rules} />
      </Section>
      {variant.device !== 'desktop' && <StickyAction>{form.submit}</StickyAction>}
    </CampaignPage>
  );
}
