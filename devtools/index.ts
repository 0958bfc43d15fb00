import type { AdPlatformAccess } from '@/server/domain/ad-conversions/access';
import type { StandIns } from '@/server/settings/read-api-config';
import { developmentAccess, standInPath } from './ad-platforms/keys';
import { WECHAT_ACCOUNT, WECHAT_PATH } from './wechat/keys';

export { officeTools } from './office/office-tools';
export { developmentRoutes } from './routes';

/**
 * The settings of outside services for the stand-ins of this server.
 *
 * @param port on which the server listens
 */
export function standIns(port: number): StandIns {
  const address = (path: string) => `http://localhost:${port}${path}`;
  const { brand, appId, secret } = WECHAT_ACCOUNT;
  return {
    ...(developmentAccess((name) => address(standInPath(name))) as AdPlatformAccess),
    shareCards: { origin: address(WECHAT_PATH), accounts: { [brand]: { appId, secret } } },
  };
}
