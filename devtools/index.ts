import type { AdConversionConfig } from '@/server/domain/ad-conversions/settings';
import type { ShareCardConfig } from '@/server/domain/share-cards/settings';
import { DEVELOPMENT_KEYS, STAND_IN_PATHS } from './ad-platforms/keys';
import { WECHAT_ACCOUNT, WECHAT_PATH } from './wechat/keys';

export { officeTools } from './office/office-tools';
export { developmentRoutes } from './routes';

/**
 * The settings of outside services for the stand-ins of this server.
 *
 * @param port on which the server listens
 */
export function standIns(port: number): AdConversionConfig & { shareCards: ShareCardConfig } {
  const address = (path: string) => `http://localhost:${port}${path}`;
  const { qihuKey: key, qihuSecret: secret, baiduToken: token } = DEVELOPMENT_KEYS;
  const { brand, appId, secret: wechatSecret } = WECHAT_ACCOUNT;
  return {
    qihu: { address: address(STAND_IN_PATHS.qihu), key, secret },
    baidu: { address: address(STAND_IN_PATHS.baidu), token },
    shareCards: { origin: address(WECHAT_PATH), accounts: { [brand]: { appId, secret: wechatSecret } } },
  };
}
