import { parseBrand } from '@/lib/brand/parse-brand';
import type { Brand } from '@/lib/brand/schema';
import { DEFAULT_BRAND } from '@/lib/variant/resolve';
import bfjy from './bfjy';
import bftz from './bftz';
import bfzh from './bfzh';
import bfzh2 from './bfzh2';
import by04 from './by04';
import defaultBrand from './default';
import gjs2 from './gjs2';
import hfzt from './hfzt';
import iekb from './iekb';
import jfgjs from './jfgjs';
import jfjy from './jfjy';
import jinyunew from './jinyunew';
import jixin from './jixin';
import jxyx from './jxyx';
import jybdxinyuenew from './jybdxinyuenew';
import qfbd from './qfbd';
import qfbdIos from './qfbd-ios';
import xy07 from './xy07';
import xyzx from './xyzx';
import zfht from './zfht';
import zfht3 from './zfht3';

const files: Readonly<Record<string, Brand>> = {
  [DEFAULT_BRAND]: defaultBrand,
  bfzh,
  bfjy,
  jfjy,
  xyzx,
  jfgjs,
  iekb,
  jinyunew,
  jybdxinyuenew,
  by04,
  gjs2,
  hfzt,
  qfbd,
  'qfbd-ios': qfbdIos,
  jixin,
  zfht,
  bfzh2,
  jxyx,
  zfht3,
  bftz,
  xy07,
};

/** Every brand, `default` first; a mistake in one of them fails the build here with file and field. */
export const brands: readonly Brand[] = Object.entries(files).map(([file, brand]) => parseBrand(file, brand));

const byCode: Readonly<Record<string, Brand>> = Object.fromEntries(brands.map((brand) => [brand.appCode, brand]));

/** The brand of an appCode; `default` for an unknown one. */
export function brandOf(appCode: string): Brand {
  return (Object.hasOwn(byCode, appCode) ? byCode[appCode] : undefined) ?? byCode[DEFAULT_BRAND] ?? defaultBrand;
}
