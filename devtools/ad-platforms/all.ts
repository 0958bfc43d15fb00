import type { AdPlatformName } from '@/lib/channel/ad-platforms';
import { baidu } from './baidu';
import { google } from './google';
import { huawei } from './huawei';
import { kuaishou } from './kuaishou';
import { microsoft } from './microsoft';
import { ocean } from './ocean';
import { oppo } from './oppo';
import { qihu } from './qihu';
import type { StandIn } from './stand-in';
import { tencent } from './tencent';
import { uc } from './uc';
import { vivo } from './vivo';
import { xiaohongshu } from './xiaohongshu';

/** The stand-in of each platform. */
export const STAND_INS: Readonly<Record<AdPlatformName, StandIn>> = {
  qihu,
  baidu,
  ocean,
  tencent,
  kuaishou,
  uc,
  vivo,
  oppo,
  huawei,
  xiaohongshu,
  google,
  microsoft,
};
