import { z } from 'zod';
import { isThisMachine } from '../platform/http/is-this-machine';
import { ConfigError } from '../platform/settings/config-error';

/** Environment variables of the office. */
export const officeSettings = {
  /** Port of a separate listener for the office; without it, or with `off`, there is no office. */
  OFFICE_PORT: z
    .string()
    .regex(/^(?:off|\d{1,5})$/, 'must be a port, or off')
    .optional(),
  /** Address to listen on. Only operators' machines, or the proxy in front of it, should reach it. */
  OFFICE_HOST: z.string().min(1).default('localhost'),
  /** Origin under which operators open the office. It answers no other, and accepts changes only from its own pages. */
  OFFICE_ORIGIN: z.string().optional(),
};

/** Where the office listens. */
export interface OfficeConfig {
  host: string;
  port: number;
  /** As a browser sends it in `Origin`. */
  origin: string;
}

/**
 * @returns `undefined` if there is no office
 * @throws {ConfigError} when the product uses the port itself, or operators could not sign in safely at the origin
 */
export function officeConfigOf({
  OFFICE_PORT,
  OFFICE_HOST: host,
  OFFICE_ORIGIN,
  DEPLOYMENT,
  ...others
}: z.output<z.ZodObject<typeof officeSettings>> & {
  DEPLOYMENT: string;
  PORT: number;
  SITE_PORT: number;
  METRICS_PORT?: number | undefined;
}): OfficeConfig | undefined {
  if (OFFICE_PORT === undefined || OFFICE_PORT === 'off') return undefined;
  const port = Number(OFFICE_PORT);
  if (port < 1 || port > 65_535) throw new ConfigError('OFFICE_PORT: must be a port from 1 to 65535, or off');
  if ([others.PORT, others.SITE_PORT, others.METRICS_PORT].includes(port)) {
    throw new ConfigError('OFFICE_PORT: must differ from PORT, SITE_PORT and METRICS_PORT');
  }
  if (OFFICE_ORIGIN !== undefined) return { host, port, origin: checked(OFFICE_ORIGIN) };
  if (DEPLOYMENT === 'production') {
    throw new ConfigError(
      'OFFICE_ORIGIN: is needed with OFFICE_PORT: the address under which operators open the office',
    );
  }
  return { host, port, origin: `http://localhost:${port}` };
}

/**
 * The origin of an office that another server process serves; `undefined` if none is set.
 * @throws {ConfigError} when operators could not sign in safely at it
 */
export function otherOfficeOrigin({ OFFICE_ORIGIN }: { OFFICE_ORIGIN?: string | undefined }): string | undefined {
  return OFFICE_ORIGIN && checked(OFFICE_ORIGIN);
}

function checked(origin: string): string {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.origin !== origin) throw new ConfigError('OFFICE_ORIGIN: must be an origin such as https://office.example');
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname))) return origin;
  throw new ConfigError('OFFICE_ORIGIN: must use https, except on this machine');
}
