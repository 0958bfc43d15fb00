import type { CallServices } from '../../platform/http/api';
import type { AdConversionConfig } from './settings';

/** The services that report conversions. */
export interface ConversionServices extends Pick<CallServices, 'database' | 'clock'> {
  config: { conversions: AdConversionConfig };
}
