import { z } from 'zod';
import { DEFAULT_PORTS } from '@/lib/default-ports.mjs';
import { CLIENTS_FILE, TLS_FILES, type TlsFiles } from '../platform/http/tls';
import { certificateFilesOf } from '../platform/settings/certificate-files';
import { portSetting } from '../platform/settings/common-settings';
import { ConfigError } from '../platform/settings/config-error';

/** Environment variables of the addresses on which the server listens. */
export const listenerSettings = {
  /**
   * Address to listen on. By default `localhost` in development; in production every address if TLS is on or the network is private,
   * else loopback.
   */
  HOST: z.string().min(1).optional(),
  /** The one public port. */
  PORT: portSetting(DEFAULT_PORTS.PORT),
  /** Certificate and key, in PEM, for TLS on both listeners; the server reloads them when they change. */
  TLS_CERTIFICATE_FILE: z.string().min(1).optional(),
  TLS_KEY_FILE: z.string().min(1).optional(),
};

type Settings = z.output<z.ZodObject<typeof listenerSettings>>;

/** The address to listen on. */
export function hostOf(data: Settings & { DEPLOYMENT: string; PRIVATE_NETWORK: string }): string {
  if (data.HOST !== undefined) return data.HOST;
  if (data.DEPLOYMENT === 'development') return 'localhost';
  return data.TLS_CERTIFICATE_FILE || data.PRIVATE_NETWORK === 'on' ? '0.0.0.0' : '127.0.0.1';
}

/** @throws {ConfigError} if a TLS setting is missing another one that it needs */
export function tlsOf(data: Settings & { [CLIENTS_FILE]?: string | undefined }): TlsFiles | undefined {
  const files = certificateFilesOf(TLS_FILES, data);
  const { [CLIENTS_FILE]: clients } = data;
  if (clients && !files)
    throw new ConfigError(`${CLIENTS_FILE}: is only used with TLS, which needs ${TLS_FILES.certificate}`);
  return files && { ...files, ...(clients && { clients }) };
}
