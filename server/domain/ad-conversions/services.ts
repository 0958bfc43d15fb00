import type { CallServices } from '../../platform/http/api';
import type { Hosts } from '../hosts/follow-hosts';
import type { AdConversionConfig } from './settings';

/** The services that report conversions. */
export interface ConversionServices extends Pick<CallServices, 'database' | 'clock' | 'vault'> {
  config: { conversions: AdConversionConfig };
}

/** The services that store what is to be reported, in a transaction of the caller. */
export interface EventServices extends Pick<ConversionServices, 'vault' | 'config'> {
  hosts: Hosts;
}
