import { AD_PLATFORM_NAMES, type AdPlatformName } from '@/lib/channel/ad-platforms';
import type { AccessOf, AdPlatformAccess } from './access';
import { createBaidu } from './baidu';
import { createGoogle } from './google';
import { createHuawei } from './huawei';
import { createKuaishou } from './kuaishou';
import { createMicrosoft } from './microsoft';
import { createOcean } from './ocean';
import { createOppo } from './oppo';
import type { Platform } from './platform';
import { createQihu } from './qihu';
import { createTencent } from './tencent';
import { createUc } from './uc';
import { createVivo } from './vivo';
import { createXiaohongshu } from './xiaohongshu';

const CREATORS: { [Name in AdPlatformName]: (access: AccessOf<Name>) => Platform } = {
  qihu: createQihu,
  baidu: createBaidu,
  ocean: createOcean,
  tencent: createTencent,
  kuaishou: createKuaishou,
  uc: createUc,
  vivo: createVivo,
  oppo: createOppo,
  huawei: createHuawei,
  xiaohongshu: createXiaohongshu,
  google: createGoogle,
  microsoft: createMicrosoft,
};

/** The platforms that have an access. */
export function openPlatforms(access: AdPlatformAccess): Platform[] {
  return AD_PLATFORM_NAMES.flatMap((name) => openPlatform(name, access) ?? []);
}

function openPlatform<Name extends AdPlatformName>(name: Name, access: AdPlatformAccess): Platform | undefined {
  const own = access[name];
  return own && CREATORS[name](own as AccessOf<Name>);
}
