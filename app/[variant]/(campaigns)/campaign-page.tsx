import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { consentOf } from '@/app/[variant]/consent';
import type { Block } from '@/components/campaign/blocks/block';
import { CampaignPage } from '@/components/campaign/campaign-page';
import { FormSection } from '@/components/campaign/form-section';
import { Hero } from '@/components/campaign/hero/hero';
import { QuestionList } from '@/components/campaign/question-list';
import { ReasonCards } from '@/components/campaign/reason-cards';
import { RewardTable } from '@/components/campaign/reward-table';
import { RuleList } from '@/components/campaign/rule-list';
import { Scene } from '@/components/campaign/scene/scene';
import { Steps } from '@/components/campaign/steps';
import { StickyAction } from '@/components/campaign/sticky-action';
import { StructuredData } from '@/components/search/structured-data';
import { Section } from '@/components/ui/section';
import { fillBrand } from '@/lib/campaign/fill-brand';
import type { Campaign } from '@/lib/campaign/schema';
import { siteUrl } from '@/lib/site';
import { describePage } from '../describe-page';
import { pageContext, type VariantProps } from '../page-context';
import { pageMetadata } from '../page-metadata';
import { blocksOf, stickyAction } from './campaign-blocks';

interface CampaignPageBlocks {
  /** The blocks that the definition asks for: its composition, the form or the deposit, one for each activity. */
  blocks: readonly Block[];
  /** The page's own path, where it is another than the campaign's. */
  path?: `/${string}`;
  /** Path of the page that has the activities, where this one explains them and leads there. */
  playAt?: `/${string}`;
  /** Art of the page's own in place of the definition's scene. */
  art?: ReactNode;
  /** Sections of the page's own, such as live prices; they stand under the activities. */
  extra?: ReactNode;
}

/**
 * The `generateMetadata` of a campaign's page.
 *
 * @param path the page's own, where it is another than the campaign's
 */
export function campaignMetadata({ slug, description }: Campaign, path: `/${string}` = `/${slug}`) {
  return async ({ params }: VariantProps): Promise<Metadata> => {
    const { brand } = await pageContext(params);
    return pageMetadata(path, params, { description: fillBrand(description, brand), campaign: slug });
  };
}

/** The page of a campaign, put together from its definition in one reading order. */
export function campaignPage(
  definition: Campaign,
  { blocks, path = `/${definition.slug}`, playAt, art, extra }: CampaignPageBlocks,
) {
  return async ({ params }: VariantProps) => {
    const { brand, variant } = await pageContext(params);
    const campaign = fillBrand(definition, brand);
    const activities = playAt ? [] : campaign.activities;
    const { hero, steps, rewards, reasons, questions, rules, theme } = campaign;
    const render = blocksOf(
      {
        campaign,
        consent: consentOf(brand),
        brand: { name: brand.name, picture: siteUrl(`/brands/${brand.appCode}/app.svg`) },
      },
      blocks,
      playAt && siteUrl(playAt),
    );
    const onStage = hero.composition === 'stage' ? activities[0] : undefined;
    return (
      <CampaignPage theme={theme}>
        <StructuredData
          {...describePage(path, brand, {
            description: campaign.description,
            campaign: campaign.slug,
            ...(questions && { questions }),
          })}
        />
        <Hero
          hero={hero}
          styles={render.hero}
          rewards={rewards?.items}
          art={art ?? (hero.scene && <Scene scene={hero.scene} />)}
          hasForm={campaign.form !== undefined && !onStage}
          foot={render.foot()}
        >
          {onStage ? render.activity(onStage) : render.first()}
        </Hero>
        {onStage && campaign.form && <FormSection>{render.first()}</FormSection>}
        {activities.filter((activity) => activity !== onStage).map(render.activity)}
        {render.account()}
        {extra}
        {steps && (
          <Section title={steps.title}>
            <Steps items={steps.items} />
          </Section>
        )}
        {rewards && (
          <Section title={rewards.title}>
            <RewardTable items={rewards.items} total={hero.offer} note={rewards.note} />
          </Section>
        )}
        {reasons && (
          <Section title={reasons.title}>
            <ReasonCards items={reasons.items} />
          </Section>
        )}
        {questions && (
          <Section title="常见问题">
            <QuestionList items={questions} />
          </Section>
        )}
        <Section title="活动规则">
          <RuleList rules={rules} />
        </Section>
        {variant.device !== 'desktop' && <StickyAction {...stickyAction(campaign)} href={playAt && siteUrl(playAt)} />}
      </CampaignPage>
    );
  };
}
