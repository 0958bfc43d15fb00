import type { ReactNode } from 'react';
import { themeStyle } from '@/lib/campaign/palette';
import type { Theme } from '@/lib/campaign/themes';
import { GoldParts } from './art/gold';
import styles from './themes.module.css';

/** The ground of a campaign page: its palette, and the gold that its drawings are made of. */
export function CampaignPage({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <div className={styles.theme} data-theme={theme}>
      <style>{themeStyle(theme)}</style>
      <GoldParts />
      {children}
    </div>
  );
}
