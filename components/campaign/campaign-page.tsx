import type { ReactNode } from 'react';
import { type PageLife, pageLifeName } from '@/lib/campaign/page-life';
import { themeStyle } from '@/lib/campaign/palette';
import type { Theme } from '@/lib/campaign/themes';
import { GoldParts } from './art/gold';
import { LifeNote } from './life/life-note';
import styles from './themes.module.css';

interface CampaignPageProps {
  /** The campaign's slug, with which the open page reads the campaign status. */
  slug: string;
  theme: Theme;
  life: PageLife;
  /** Where rewards are collected; undefined if there is no such place. */
  claimHref?: string | undefined;
  children: ReactNode;
}

/** The base of a campaign page: its palette and the gold of its drawings. */
export function CampaignPage({ slug, theme, life, claimHref, children }: CampaignPageProps) {
  return (
    <div
      className={styles.theme}
      data-theme={theme}
      data-campaign={slug}
      data-life={life.stage === 'running' ? undefined : life.stage}
    >
      <style>{themeStyle(theme)}</style>
      <GoldParts />
      <div data-life-note={pageLifeName(life) ?? ''}>
        <LifeNote life={life} claimHref={claimHref} />
      </div>
      {children}
    </div>
  );
}
