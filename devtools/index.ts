import type { AdPlatformAccess } from '@/server/domain/ad-conversions/access';
import type { ShareCardConfig } from '@/server/domain/share-cards/settings';
import { developmentAccess, standInPath } from './ad-platforms/keys';
import { WECHAT_ACCOUNT, WECHAT_PATH } from './wechat/keys';

export { officeTools } from './office/office-tools';
export { developmentRoutes } from './routes';

/**
 * The settings of outside services for the stand-ins of this server.
 *
 * @param port on which the server listens
 */
export function standIns(port: number): AdPlatformAccess & { shareCards: ShareCardConfig } {
  const address = (path: string) => `http://localhost:${port}${path}`;
  const { brand, appId, secret } = WECHAT_ACCOUNT;
  return {
    ...(developmentAccess((name) => address(standInPath(name))) as AdPlatformAccess),
    shareCards: { origin: address(WECHAT_PATH), accounts: { [brand]: { appId, secret } } },
  };
}
