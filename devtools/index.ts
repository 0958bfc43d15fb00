import type { AdConversionConfig } from '@/server/domain/ad-conversions/settings';
import { DEVELOPMENT_KEYS, STAND_IN_PATHS } from './ad-platforms/keys';

export { developmentRoutes } from './routes';

/**
 * Both advertising platforms as this very server stands in for them.
 *
 * @param port that the server listens on
 */
export function standInPlatforms(port: number): AdConversionConfig {
  const address = (path: string) => `http://localhost:${port}${path}`;
  const { qihuKey: key, qihuSecret: secret, baiduToken: token } = DEVELOPMENT_KEYS;
  return {
    qihu: { address: address(STAND_IN_PATHS.qihu), key, secret },
    baidu: { address: address(STAND_IN_PATHS.baidu), token },
  };
}
