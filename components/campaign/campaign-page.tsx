import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/schema';
import { themeStyle } from '@/lib/campaign/palette';
import { type DatedStatus, serializeStatus, statusWord } from '@/lib/campaign/status';
import type { Theme } from '@/lib/campaign/themes';
import { GoldParts } from './art/gold';
import { StatusNote } from './status/status-note';
import styles from './themes.module.css';

interface CampaignPageProps {
  /** The campaign's slug, with which the open page reads the campaign status. */
  slug: string;
  theme: Theme;
  brand: Brand;
  status: DatedStatus<string>;
  /** Where rewards are collected; undefined if there is no such place. */
  claimHref?: string | undefined;
  /** Of a seasonal campaign, see `StatusNote`. */
  returns?: string | undefined;
  children: ReactNode;
}

/** The base of a campaign page: its palette and the gold of its drawings. */
export function CampaignPage({ slug, theme, brand, status, claimHref, returns, children }: CampaignPageProps) {
  const word = statusWord(status);
  return (
    <div
      className={styles.theme}
      data-theme={theme}
      data-campaign={slug}
      data-life={word === 'running' ? undefined : word}
    >
      <style>{themeStyle(theme, brand)}</style>
      <GoldParts />
      <div data-life-note={serializeStatus(status) ?? ''} data-returns={returns}>
        <StatusNote status={status} claimHref={claimHref} returns={returns} />
      </div>
      {children}
    </div>
  );
}
