import { z } from 'zod';
import { ConfigError } from '../../platform/settings/config-error';

/** Environment variables of the metrics. */
export const metricsSettings = {
  /** Port of a separate listener for `GET /metrics`; without it nothing is measured. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Address to listen on; only the operator's machines should reach it. */
  METRICS_HOST: z.string().min(1).default('localhost'),
  /**
   * PEM file of a certificate authority. Only clients with one of its certificates get a response; without this
   * setting, everyone who reaches the port does.
   */
  METRICS_AUTHORITY_FILE: z.string().min(1).optional(),
};

/** Where the metrics are served. */
export interface MetricsConfig {
  host: string;
  port: number;
}

/** @throws {ConfigError} when the product uses the port itself */
export function metricsConfigOf(settings: {
  METRICS_PORT?: number | undefined;
  METRICS_HOST: string;
  PORT: number;
  SITE_PORT: number;
}): MetricsConfig | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host, PORT, SITE_PORT } = settings;
  if (port === undefined) return undefined;
  if (port === PORT || port === SITE_PORT) {
    throw new ConfigError('METRICS_PORT: must differ from PORT and SITE_PORT; the public port never serves metrics');
  }
  return { host, port };
}
