import { z } from 'zod';
import { ConfigError } from '../../platform/settings/config-error';

/** Environment variables of the metrics. */
export const metricsSettings = {
  /** Port of a listener of its own for `GET /metrics`; without it nothing is measured. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Address that it listens on: one that only the operator's machines reach. */
  METRICS_HOST: z.string().min(1).default('localhost'),
  /** File of the authority, in PEM, whose clients alone are answered, by their certificates; without it, everybody who reaches it. */
  METRICS_AUTHORITY_FILE: z.string().min(1).optional(),
};

/** Where the metrics are read. */
export interface MetricsConfig {
  host: string;
  port: number;
}

/** @throws {ConfigError} with a sentence for a port that the product needs itself */
export function metricsConfigOf(settings: {
  METRICS_PORT?: number | undefined;
  METRICS_HOST: string;
  PORT: number;
  SITE_PORT: number;
}): MetricsConfig | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host, PORT, SITE_PORT } = settings;
  if (port === undefined) return undefined;
  if (port === PORT || port === SITE_PORT) {
    throw new ConfigError(
      'METRICS_PORT: must be another port than PORT and SITE_PORT: the public one never answers metrics',
    );
  }
  return { host, port };
}
