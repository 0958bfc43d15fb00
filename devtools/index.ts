import type { AdPlatformAccess } from '@/server/domain/ad-conversions/access';
import { developmentAccess, standInPath } from './ad-platforms/keys';

export { officeTools } from './office/office-tools';
export { developmentRoutes } from './routes';

/**
 * The advertising platforms' settings for the stand-ins of this server.
 *
 * @param port on which the server listens
 */
export function standInPlatforms(port: number): AdPlatformAccess {
  return developmentAccess((name) => `http://localhost:${port}${standInPath(name)}`) as AdPlatformAccess;
}
