import type { CallServices } from '../../platform/http/api';
import type { Hosts } from '../hosts/follow-hosts';
import type { ShareCardConfig } from './settings';

/** The services that sign addresses for share cards. */
export interface ShareCardServices extends CallServices {
  hosts: Hosts;
  config: { shareCards: ShareCardConfig };
}
