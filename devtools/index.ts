import type { AdConversionConfig } from '@/server/domain/ad-conversions/settings';
import { DEVELOPMENT_KEYS, STAND_IN_PATHS } from './ad-platforms/keys';

export { officeTools } from './office/office-tools';
export { developmentRoutes } from './routes';

/**
 * The advertising platforms' settings for the stand-ins of this server.
 *
 * @param port on which the server listens
 */
export function standInPlatforms(port: number): AdConversionConfig {
  const address = (path: string) => `http://localhost:${port}${path}`;
  const { qihuKey: key, qihuSecret: secret, baiduToken: token } = DEVELOPMENT_KEYS;
  return {
    qihu: { address: address(STAND_IN_PATHS.qihu), key, secret },
    baidu: { address: address(STAND_IN_PATHS.baidu), token },
  };
}
