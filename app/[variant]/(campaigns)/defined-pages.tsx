import type { Viewport } from 'next';
import { notFound } from 'next/navigation';
import { shownCatalogue } from '@/app/cached-revisions';
import { campaigns } from '@/campaigns';
import { ActivityIsland } from '@/components/activities/activity-island';
import type { ActionBlock, CompositionBlock } from '@/components/campaign/blocks/block';
import { type DefinedPage, definedPages, moduleOf } from '@/lib/campaign/pages';
import type { Campaign } from '@/lib/campaign/schema';
import { pageContext } from '../page-context';
import { definedMetadata, renderPage } from './campaign-page';

interface DefinedProps {
  /** The segments of the page's path. */
  params: Promise<{ variant: string; path: string[] }>;
}

/** Phones show the whole desktop layout, which visitors can zoom, instead of squeezing it. */
const DESKTOP: Viewport = { width: 1280, initialScale: undefined };

/**
 * The exports of a page module that renders every page of one composition and one first action, and those in the brand's composition, from the campaign's
 * definition.
 *
 * @param action the form or the deposit; without it the page begins with its activity
 */
export function pagesMadeOf(composition: CompositionBlock, action?: ActionBlock) {
  const made = [composition.name, '{composition}'].map((name) => `/${name}/${action?.name ?? 'activity'}`);
  const pagesIn = (shown: readonly Campaign[]) =>
    shown.flatMap(definedPages).filter(({ own, campaign }) => !own && made.includes(moduleOf(campaign)));
  const pages = pagesIn(campaigns);

  const blocks = { composition, action, island: ActivityIsland };

  async function pageOf(params: DefinedProps['params']): Promise<DefinedPage> {
    const path = `/${(await params).path.join('/')}`;
    const { variant } = await pageContext(params);
    const shown = shownCatalogue(variant).campaigns;
    return (shown === campaigns ? pages : pagesIn(shown)).find((page) => page.path === path) ?? notFound();
  }

  return {
    generateStaticParams: () => pages.map(({ path }) => ({ path: path.slice(1).split('/') })),
    generateMetadata: async ({ params }: DefinedProps) => definedMetadata(await pageOf(params), params),
    generateViewport: async ({ params }: DefinedProps) => ((await pageOf(params)).layout === 'desktop' ? DESKTOP : {}),
    page: async ({ params }: DefinedProps) => renderPage(await pageOf(params), blocks, params),
  };
}
