import { contrastRatio } from '@/lib/brand/contrast';
import type { Brand } from '@/lib/brand/schema';
import { identifierOf } from '@/lib/campaign/source-names';
import type { Written } from './scaffold';
import { insertAt, removeFrom, withImport } from './source';

type Theme = Brand['theme'];

const INDEX = 'brands/index.ts';
const HOSTS = 'brands/hosts.ts';
const MARKS = 'tools/art/marks.ts';

/** Hues to try for a palette, in degrees. */
const HUES = Array.from({ length: 24 }, (_, index) => index * 15);

/** The sources that list brands. */
export interface Registries {
  index: string;
  hosts: string;
  marks: string;
}

/** The first version of a brand: its definition, and its lines in the registries. The names and the palette are placeholders. */
export function brandFiles(appCode: string, brands: readonly Brand[], { index, hosts, marks }: Registries): Written {
  requireCode(appCode);
  if (brands.some((brand) => brand.appCode === appCode)) throw new Error(`品牌 ${appCode} 已存在。`);
  const name = identifierOf(appCode);
  return {
    created: { [`brands/${appCode}.ts`]: sourceOf(brandOf(appCode, brands)) },
    changed: {
      [INDEX]: insertAt(
        INDEX,
        withImport(index, `import ${name} from './${appCode}';`),
        /^};$/,
        (found) => `  ${keyOf(appCode)},\n${found}`,
      ),
      [HOSTS]: insertAt(
        HOSTS,
        hosts,
        /^\];$/,
        (found) => `  { host: '${appCode}.example', appCode: '${appCode}', canonical: true },\n${found}`,
      ),
      [MARKS]: insertAt(
        MARKS,
        marks,
        /^};$/,
        (found) => `  '${appCode}': ['scales', 'silver', 'candles', 'sans', 0.3, '新品牌'],\n${found}`,
      ),
    },
  };
}

/** The registries without the lines of {@link brandFiles}. */
export function withoutBrand(appCode: string, { index, hosts, marks }: Registries): Written['changed'] {
  requireCode(appCode);
  const otherHosts = removeFrom(HOSTS, hosts, new RegExp(`^  \\{ host: '${appCode}\\.example',.*\\},\n`));
  if (otherHosts.includes(`'${appCode}'`)) throw new Error(`${HOSTS}：请先删除 ${appCode} 的其他域名。`);
  const imported = new RegExp(`^import ${identifierOf(appCode)} from '\\./${appCode}';\n`);
  return {
    [INDEX]: removeFrom(INDEX, removeFrom(INDEX, index, imported), new RegExp(`^  ${keyOf(appCode)},\n`)),
    [HOSTS]: otherHosts,
    // Up to the next brand, or the end of the list: the formatter may give each value a line.
    [MARKS]: removeFrom(MARKS, marks, new RegExp(`^  '?${appCode}'?: \\[[\\s\\S]*?\\],\n(?=  \\S|\\};)`)),
  };
}

function requireCode(appCode: string): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(appCode)) throw new Error(`代码“${appCode}”须为小写字母、数字与连字符。`);
}

/** A brand's property in the index. */
function keyOf(appCode: string): string {
  const name = identifierOf(appCode);
  return name === appCode ? name : `'${appCode}': ${name}`;
}

const LOOK: Brand['look'] = {
  composition: 'beside',
  corners: 'round',
  face: 'slanted',
  backdrop: ['#5a6472', '#3e4653', '#232933'],
  ink: '#ffffff',
  accent: '#e6edf4',
  scene: [
    { shape: 'glow', x: 50, y: 50, width: 104 },
    { shape: 'emblem', x: 50, y: 46, width: 84 },
    { shape: 'bar-stack', x: 50, y: 84, width: 50 },
  ],
};

/** A brand that passes the schema. Store address and platform are placeholders; the palette is far from every other brand's. */
export function brandOf(appCode: string, brands: readonly Brand[]): Omit<Brand, 'header'> {
  return {
    appCode,
    name: `新品牌${appCode}`,
    company: `新品牌${appCode}（示例）有限公司`,
    developer: `新品牌${appCode}软件示例有限公司`,
    appName: `${appCode}交易`,
    version: '5.1.0',
    updatedOn: '2025-09-01',
    copyrightYears: '2013-2025',
    licence: '示例参与者编号 000-00（仅供演示，不具牌照效力）',
    riskWarning: '保证金交易带有杠杆，亏损可能超过入金。请先了解产品规则与风险，再决定是否交易。',
    platformBlurb: '订单在广泛使用的第三方交易平台上执行；行情有涨有跌，实际收益取决于真实交易结果。',
    packageCode: 'XY_101',
    footer: { variant: 'default', desktopThirdLink: 'customer-agreement', emptyOnIos: false },
    iosStoreUrl: `https://apps.apple.com/hk/app/id00000000${String(brands.length).padStart(2, '0')}`,
    theme: freeTheme(brands.map(({ theme }) => theme)),
    look: LOOK,
  };
}

/** The dark palette, of all hues, that is farthest from those in use. */
function freeTheme(used: readonly Theme[]): Theme {
  const free = HUES.map(themeOf).map((theme) => ({
    theme,
    room: Math.min(...used.map((other) => distance(theme, other))),
  }));
  return free.reduce((best, candidate) => (candidate.room > best.room ? candidate : best)).theme;
}

function themeOf(hue: number): Theme {
  const ground = hex(hue, 0.45, 0.14);
  const action = [0.6, 0.68, 0.76, 0.84]
    .map((light) => hex(hue, 0.7, light))
    .find((colour) => contrastRatio(colour, ground) >= 6);
  return {
    ground,
    surface: hex(hue, 0.4, 0.18),
    ink: '#ffffff',
    action: action ?? '#ffffff',
    onAction: hex(hue, 0.6, 0.08),
    highlight: hex(hue, 0.5, 0.72),
  };
}

function distance(a: Theme, b: Theme): number {
  return apart(a.ground, b.ground) + apart(a.action, b.action);
}

function apart(a: string, b: string): number {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.hypot(...channels(a).map((value, index) => value - (channels(b)[index] ?? 0)));
}

/** A colour from a hue in degrees, and saturation and lightness from 0 to 1. */
function hex(hue: number, saturation: number, lightness: number): string {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const value = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

function sourceOf(brand: Omit<Brand, 'header'>): string {
  return `import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = ${JSON.stringify(brand).slice(0, -1)}, header: standardHeader };

export default brand;
`;
}
