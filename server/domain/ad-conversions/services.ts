import type { CallServices } from '../../platform/http/api';
import type { AdConversionConfig } from './settings';

/** What reporting conversions works with. */
export interface ConversionServices extends Pick<CallServices, 'database' | 'clock'> {
  config: { conversions: AdConversionConfig };
}
