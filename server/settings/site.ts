import { z } from 'zod';
import { DEFAULT_PORTS } from '@/lib/default-ports.mjs';
import type { SiteKeySettings } from '../front/site-key';
import { headerText, portSetting } from '../platform/settings/common-settings';
import type { Faults } from '../platform/settings/faults';

/** Environment variables of the connection to the site. */
export const siteSettings = {
  /** Host where Next listens: on the same machine, or under a name that only the server can reach. */
  SITE_HOST: z.hostname('must be a host name').default('localhost'),
  SITE_PORT: portSetting(DEFAULT_PORTS.SITE_PORT),
  /** Proves to the site that this server resolved the page. A command that starts both processes generates one and passes it to both. */
  SITE_KEY: headerText.optional(),
  /** File to which the site writes a new key on each start, where the site is started separately. */
  SITE_KEY_FILE: z.string().min(1).optional(),
};

type Settings = z.output<z.ZodObject<typeof siteSettings>>;

export interface SiteConfig {
  siteOrigin: string;
  siteKey: SiteKeySettings;
}

/** @param faults receives settings that contradict each other */
export function siteConfigOf(data: Settings & { PORT: number }, faults: Faults): SiteConfig {
  const { SITE_HOST: host, SITE_PORT: port, SITE_KEY: key, SITE_KEY_FILE: file } = data;
  if (key && file) faults.add('SITE_KEY: is set by SITE_KEY_FILE as well; set one of them');
  if (data.PORT === port) faults.add('SITE_PORT: must be another port than PORT');
  return { siteKey: { key, file }, siteOrigin: `http://${host}:${port}` };
}
