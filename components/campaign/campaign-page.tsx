import type { ReactNode } from 'react';
import { type PageLife, pageLifeName } from '@/lib/campaign/page-life';
import { themeStyle } from '@/lib/campaign/palette';
import type { Theme } from '@/lib/campaign/themes';
import { GoldParts } from './art/gold';
import { LifeNote } from './life/life-note';
import styles from './themes.module.css';

interface CampaignPageProps {
  /** The campaign's, by which the open page asks how it stands. */
  slug: string;
  theme: Theme;
  life: PageLife;
  /** Where what was reached is collected; undefined where there is nothing to lead to. */
  claimHref?: string | undefined;
  children: ReactNode;
}

/** The ground of a campaign page: its palette, and the gold that its drawings are made of. */
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
