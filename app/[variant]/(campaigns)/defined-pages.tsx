import type { Viewport } from 'next';
import { notFound } from 'next/navigation';
import { campaigns } from '@/campaigns';
import { ActivityIsland } from '@/components/activities/activity-island';
import type { ActionBlock, CompositionBlock } from '@/components/campaign/blocks/block';
import { type DefinedPage, definedPages, moduleOf } from '@/lib/campaign/pages';
import { definedMetadata, renderPage } from './campaign-page';

interface DefinedProps {
  /** The parts of the page's path. */
  params: Promise<{ variant: string; path: string[] }>;
}

/** A phone shows a page that keeps to the desktop layout whole, to be zoomed into, instead of squeezing it. */
const DESKTOP: Viewport = { width: 1280, initialScale: undefined };

/**
 * The exports of the page module that makes every page of one composition and one first action, each out of nothing but its
 * campaign's definition.
 *
 * @param action the form or the deposit; without one a page begins with its activity
 */
export function pagesMadeOf(composition: CompositionBlock, action?: ActionBlock) {
  const pages = campaigns
    .flatMap(definedPages)
    .filter(({ own, campaign }) => !own && moduleOf(campaign) === `/${composition.name}/${action?.name ?? 'activity'}`);

  const blocks = { composition, action, island: ActivityIsland };

  async function pageOf(params: DefinedProps['params']): Promise<DefinedPage> {
    const path = `/${(await params).path.join('/')}`;
    return pages.find((page) => page.path === path) ?? notFound();
  }

  return {
    generateStaticParams: () => pages.map(({ path }) => ({ path: path.slice(1).split('/') })),
    generateMetadata: async ({ params }: DefinedProps) => definedMetadata(await pageOf(params), params),
    generateViewport: async ({ params }: DefinedProps) => ((await pageOf(params)).layout === 'desktop' ? DESKTOP : {}),
    page: async ({ params }: DefinedProps) => renderPage(await pageOf(params), blocks, params),
  };
}
