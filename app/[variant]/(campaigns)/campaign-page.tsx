import type { Metadata } from 'next';
import type { ComponentType, ReactNode } from 'react';
import { consentOf } from '@/app/[variant]/consent';
import type { ActivityIslandProps } from '@/components/activities/islands';
import { ActivityLink } from '@/components/campaign/activity-link';
import { activityProps } from '@/components/campaign/activity-props';
import { ActivitySection } from '@/components/campaign/activity-section';
import { ActivityWords } from '@/components/campaign/activity-words';
import type { ActionBlock, CompositionBlock } from '@/components/campaign/blocks/block';
import { CampaignPage } from '@/components/campaign/campaign-page';
import { FormSection } from '@/components/campaign/form-section';
import { Hero } from '@/components/campaign/hero/hero';
import { HeroFacts } from '@/components/campaign/hero/hero-facts';
import { QuestionList } from '@/components/campaign/question-list';
import { ReasonCards } from '@/components/campaign/reason-cards';
import { RewardNote } from '@/components/campaign/reward-note';
import { RuleList } from '@/components/campaign/rule-list';
import { Scene } from '@/components/campaign/scene/scene';
import { returnWords } from '@/components/campaign/status/return-words';
import { endRule, headWords } from '@/components/campaign/status/status-words';
import { Steps } from '@/components/campaign/steps';
import { StickyAction } from '@/components/campaign/sticky-action';
import { StructuredData } from '@/components/search/structured-data';
import { Section } from '@/components/ui/section';
import { Words } from '@/components/ui/words';
import { activityId } from '@/lib/activities/activity-id';
import { type Activity, KINDS } from '@/lib/activities/schema';
import { BANNER_FORM } from '@/lib/browser/page/scroll-to-element';
import { fillBrand } from '@/lib/campaign/fill-brand';
import { type DefinedPage, definedPages, moduleOf } from '@/lib/campaign/pages';
import { sharedPicture } from '@/lib/campaign/scene';
import type { Campaign } from '@/lib/campaign/schema';
import { isOver } from '@/lib/campaign/status';
import { faceOf } from '@/lib/campaign/themes';
import { breakTexts } from '@/lib/copy/break-words';
import { sharePictureUrl } from '@/lib/search/share-picture';
import { siteUrl } from '@/lib/site';
import { describePage } from '../describe-page';
import { pageContext, type VariantProps } from '../page-context';
import { pageMetadata } from '../page-metadata';
import { revisedPage } from './revised';
import { stickyAction } from './sticky-action';

/** The blocks that a page module is built from. Visitors load only the scripts and styles of these blocks. */
export interface PageBlocks {
  composition: CompositionBlock;
  /** The form or the deposit, if the page begins with one. */
  action?: ActionBlock | undefined;
  /** Loads the activities, if the page has any. */
  island?: ComponentType<ActivityIslandProps>;
  /** The page's own art, instead of the definition's scene. */
  art?: ReactNode;
  /** A live price among the facts of the hero. */
  price?: ReactNode;
  /** Content at the bottom of the hero. */
  foot?: ReactNode;
  /** The page's own sections, such as live prices, below the activities; a function if they have figures, which are those of the campaign. */
  extra?: ReactNode | ((page: DefinedPage) => ReactNode);
}

/** What a campaign offers, besides its hero, until it ends. */
type Offered = Partial<Pick<Campaign, 'steps' | 'rewards' | 'reasons'>>;

/** Returns `generateMetadata` for a campaign's own page module. */
export function campaignMetadata(definition: Campaign) {
  const [page] = definedPages(definition);
  return ({ params }: VariantProps) => definedMetadata(page, params);
}

/**
 * Returns the page of a campaign's own page module, which adds what a definition cannot express.
 *
 * @throws Error if the definition names another composition or first action, or if only one of the two has activities
 */
export function campaignPage(definition: Campaign, blocks: PageBlocks) {
  const [page] = definedPages(definition);
  const [made, asked] = [`/${blocks.composition.name}/${blocks.action?.name ?? 'activity'}`, moduleOf(definition)];
  if (made !== asked)
    throw new Error(`The page module of ${definition.slug} uses ${made}, but its definition says ${asked}.`);
  const played = !page.playAt && definition.activities.length > 0;
  if (played !== (blocks.island !== undefined))
    throw new Error(
      `The page module of ${definition.slug} ${played ? 'lacks' : 'does not need'} the island of activities.`,
    );
  return ({ params }: VariantProps) => renderPage(page, blocks, params);
}

/** The metadata of a campaign's page. */
export async function definedMetadata(page: DefinedPage, params: VariantProps['params']): Promise<Metadata> {
  const { brand, variant, campaignStatus } = await pageContext(params);
  const { path, campaign, definition } = revisedPage(page, variant);
  const { title, description, hero } = campaign;
  const words = headWords({ title, description: fillBrand(description, brand) }, campaignStatus);
  return pageMetadata(path, params, {
    ...words,
    campaign: definition,
    share: fillBrand(sharedPicture(hero), brand),
  });
}

/** Renders a campaign's page from its definition, in a fixed order of sections. */
export async function renderPage(
  page: DefinedPage,
  { composition, action, island: Island, art, price, foot, extra }: PageBlocks,
  params: VariantProps['params'],
) {
  const { brand, variant, host, campaignStatus } = await pageContext(params);
  const made = revisedPage(page, variant);
  const { path, campaign: shown, definition, playAt } = made;
  const filled = fillBrand(shown, brand);
  const campaign = breakTexts(filled, brand);
  const activities = playAt ? [] : campaign.activities;
  const over = isOver(campaignStatus.status);
  const { hero, questions, rules, theme } = campaign;
  const share = sharedPicture(hero);
  const { steps, rewards, reasons }: Offered = over ? {} : campaign;
  const [first] = campaign.activities;
  const onStage = hero.composition === 'stage' ? activities[0] : undefined;
  const playUrl = playAt && siteUrl(playAt);
  const claimHref = playUrl ?? (first && `#${activityId(first.kind)}`);
  const own = over ? undefined : action?.render({ campaign, consent: consentOf(brand, variant) });
  const posterBrand = {
    name: brand.name,
    picture: siteUrl(`/brands/${brand.appCode}/app.svg`),
    sharePicture: sharePictureUrl(brand.appCode, { campaign: definition, share }, 'square'),
  };
  const renderActivity = (activity: Activity) => (
    <ActivitySection key={activity.kind} activity={activity}>
      {Island && <Island {...activityProps(activity, { campaign, brand: posterBrand })} />}
    </ActivitySection>
  );
  const sticky = stickyAction(campaign);
  return (
    <CampaignPage
      slug={campaign.slug}
      theme={theme}
      brand={brand}
      status={campaignStatus}
      claimHref={claimHref}
      returns={shown.season && returnWords(shown.season, campaignStatus)}
    >
      <StructuredData
        {...describePage(
          path,
          { brand, host, variant },
          {
            ...headWords({ title: shown.title, description: filled.description }, campaignStatus),
            campaign: definition,
            share,
            ...(filled.questions && { questions: filled.questions }),
          },
        )}
      />
      <Hero
        hero={over ? { ...hero, offer: undefined, lead: undefined } : hero}
        composition={composition}
        face={faceOf(theme, brand.look)}
        rewards={rewards?.items}
        art={art ?? <Scene scene={hero.scene ?? brand.look.scene} appCode={brand.appCode} />}
        backdrop={theme === 'brand' ? (composition.paper || campaign.form ? 'papered' : 'open') : undefined}
        plays={onStage !== undefined}
        hasForm={campaign.form !== undefined && !onStage && !over}
        facts={
          !over && (
            <HeroFacts status={campaignStatus} activities={campaign.activities} limited={hero.limited} price={price} />
          )
        }
        foot={foot}
      >
        {onStage
          ? renderActivity(onStage)
          : (own ??
            (first && (
              <ActivityLink kind={first.kind} href={playUrl}>
                <ActivityWords>{KINDS[first.kind].words.link}</ActivityWords>
              </ActivityLink>
            )))}
      </Hero>
      {onStage && own && <FormSection>{own}</FormSection>}
      {activities.filter((activity) => activity !== onStage).map(renderActivity)}
      {rewards && <RewardNote title={rewards.title}>{rewards.note}</RewardNote>}
      {action?.section}
      {typeof extra === 'function' ? extra(made) : extra}
      {steps && (
        <Section title={steps.title} sells>
          <Steps items={steps.items} />
        </Section>
      )}
      {reasons && (
        <Section title={reasons.title} sells>
          <ReasonCards items={reasons.items} />
        </Section>
      )}
      {questions && (
        <Section title="常见问题">
          <QuestionList items={questions} />
        </Section>
      )}
      <Section title="活动规则">
        <RuleList rules={rules} folded={variant.device !== 'desktop'} ends={endRule(campaignStatus)} />
      </Section>
      {variant.device !== 'desktop' && !over && (
        <StickyAction target={sticky.target} href={playUrl}>
          {sticky.target === BANNER_FORM ? (
            <Words>{sticky.children}</Words>
          ) : (
            <ActivityWords>{sticky.children}</ActivityWords>
          )}
        </StickyAction>
      )}
    </CampaignPage>
  );
}
