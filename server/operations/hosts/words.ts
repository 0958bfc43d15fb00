import type { HostRule } from '@/lib/variant/host-rule';
import type { Sentence } from '../common/answer';
import { column, nullable, type Word } from '../common/columns';
import { defineWords, sentence } from '../common/define-words';
import { wordOf } from '../common/formats';
import { PAGING_ZH } from '../common/words';
import { PLATFORM_WORDS } from '../marketing/words';

const DOWNLOADS = {
  standard: ['standard', '标准'],
  alternative: ['alternative', '备用'],
  'android-only': ['android-only', '仅安卓'],
} as const;

const STATES = {
  built_in: ['built in', '内置'],
  added: ['added', '已添加'],
  removed: ['removed', '已移除'],
  not_applied: ['not applied here', '此处未生效'],
} as const;

/** States of what a host presents as its certificate. */
export const CERTIFICATE_STATES = {
  valid: ['valid', '有效'],
  ending: ['ends soon', '即将到期'],
  expired: ['expired', '已过期'],
  wrong_name: ['of another name', '域名不符'],
  untrusted: ['untrusted', '不受信任'],
  none: ['none', '没有证书'],
  no_answer: ['no connection', '连不上'],
  not_asked: ['not asked', '未查询'],
} as const satisfies Record<string, Word>;

const HOST_ZH = { host: '域名' };

export const words = defineWords({
  sentences: {
    too_many_hosts: sentence<{ most: number }>(
      ({ most }) => `must be at most ${most} hosts`,
      ({ most }) => `一次最多 ${most} 个域名`,
    ),
    hosts_found: sentence<{ hosts: number }>(
      ({ hosts }) => `Hosts found: ${hosts}`,
      ({ hosts }) => `共 ${hosts} 个域名`,
    ),
    hosts_not_asked: sentence(
      'In development, hosts are not asked: their names exist only on this machine.',
      '开发环境的域名只在本机有效，不查询解析和证书。',
    ),
    must_be_proof: sentence(
      'must be a name and its content, such as baidu-site-verification:codeva-Ab1',
      '须为名称和内容，如 baidu-site-verification:codeva-Ab1',
    ),
    no_host: sentence('There is no host.', '没有域名。'),
    host_rule: sentence<HostRule>(
      ({
        appCode,
        iosAppCode,
        desktopAppCode,
        packageCode,
        downloads,
        iosStore,
        canonical,
        adsOff,
        abroad,
        verification = {},
      }) =>
        [
          appCode,
          iosAppCode && `${iosAppCode} on iOS`,
          desktopAppCode && `${desktopAppCode} on desktops`,
          packageCode,
          downloads && `downloads ${downloads}`,
          iosStore && `store page ${iosStore}`,
          canonical && 'canonical',
          abroad && 'abroad',
          adsOff && `no ads of ${adsOff.join(' ')}`,
          ...Object.entries(verification).map((pair) => pair.join(':')),
        ]
          .filter(Boolean)
          .join(', '),
      ({
        appCode,
        iosAppCode,
        desktopAppCode,
        packageCode,
        downloads,
        iosStore,
        canonical,
        adsOff,
        abroad,
        verification = {},
      }) =>
        [
          appCode,
          iosAppCode && `iOS 为 ${iosAppCode}`,
          desktopAppCode && `电脑为 ${desktopAppCode}`,
          packageCode && `包码 ${packageCode}`,
          downloads && `下载${wordOf(DOWNLOADS, downloads, 'zh')}`,
          iosStore && `商店页 ${iosStore}`,
          canonical && '主域名',
          abroad && '面向境外',
          adsOff && `不回传给${adsOff.map((name) => PLATFORM_WORDS[name][1]).join('、')}`,
          ...Object.entries(verification).map((pair) => pair.join(':')),
        ]
          .filter(Boolean)
          .join('，'),
    ),
    host_removed: sentence('removed', '已移除'),
    host_without_rule: sentence('no rule', '无规则'),
    host_changed: sentence<{ host: string; was: Sentence; is: Sentence }>(
      ({ host, was, is }, text) => `${host}: ${text(is)} (before: ${text(was)})`,
      ({ host, was, is }, text) => `${host}：${text(is)}（原为：${text(was)}）`,
    ),
    hosts_load_soon: sentence('All servers load it within five seconds.', '所有服务器将在五秒内生效。'),
    hosts_unchanged: sentence(
      'The hosts already have these rules. Nothing was changed.',
      '域名已是此规则。未作任何更改。',
    ),
    no_host_change: sentence('There is no change of hosts to undo.', '没有可撤销的域名更改。'),
    host_mistake: sentence<{ mistake: string }>(
      ({ mistake }) => mistake,
      ({ mistake }) => `规则有误：${mistake}`,
    ),
    host_is_canonical: sentence<{ host: string; brand: string }>(
      ({ host, brand }) =>
        `${host} is the canonical host of ${brand}: name another host first, with \`hosts add <host> ${brand} --canonical=instead\`.`,
      ({ host, brand }) => `${host} 是 ${brand} 的主域名，请先另设主域名。`,
    ),
    no_host_rule: sentence<{ host: string }>(
      ({ host }) => `No rule names ${host}. \`npm run ops -- hosts list\` lists them all.`,
      ({ host }) => `没有 ${host} 的规则。`,
    ),
  },
  tables: {
    found_hosts: {
      host: column.host('host', '域名'),
      brand: nullable(column.brand('brand', '品牌')),
      ios: nullable(column.brand('on iOS', 'iOS 品牌')),
      desktop: nullable(column.brand('on desktops', '电脑品牌')),
      package: nullable(column.id('package', '包码')),
      usual: nullable(column.id("brand's package", '品牌默认包码')),
      downloads: nullable(column.state('downloads', '下载', DOWNLOADS)),
      store: nullable(column.id('store page', 'App Store 页')),
      canonical: nullable(column.state('canonical', '搜索引擎收录', { yes: ['yes', '主域名'] })),
      adsOff: column.ids('no ads of', '不回传'),
      abroad: nullable(column.state('abroad', '面向境外', { yes: ['yes', '是'] })),
      verification: column.ids('verification', '站点验证'),
      state: column.state('', '来源', STATES),
      visited: nullable(column.day('last visitors', '最近访问')),
      address: nullable(column.id('address', '网址')),
    },
    host_states: {
      host: column.host('host', '域名'),
      dns: column.state('resolves', '解析', {
        ours: ['to the edge', '指向我们'],
        partly: ['partly to the edge', '部分指向我们'],
        elsewhere: ['elsewhere', '指向别处'],
        found: ['yes', '已解析'],
        private: ['to a private address', '指向内网地址'],
        missing: ['no', '没有解析'],
        failed: ['no answer', '查询失败'],
        not_asked: ['not asked', '未查询'],
      }),
      addresses: nullable(column.ids('addresses', '地址')),
      certificate: column.state('certificate', '证书', CERTIFICATE_STATES),
      until: nullable(column.time('until', '有效至')),
      days: nullable(column.number('days left', '剩余天数')),
    },
    hosts: {
      host: column.host('host', '域名'),
      shows: nullable(column.sentence('shows', '显示')),
      state: column.state('', '状态', STATES),
    },
  },
  operations: {
    'hosts list': { title: '域名列表', summary: '列出全部域名、其显示的品牌，以及是否内置或已更改' },
    'hosts find': {
      title: '查找域名',
      summary: '按条件分页列出域名，含品牌、包码和最近访问日',
      options: {
        find: '域名、包码、品牌代码或名称的一部分',
        brand: '只看显示此品牌的域名',
        state: '来源：built_in 内置、added 已添加、removed 已移除、not_applied 此处未生效',
        sort: '排序：host 域名、visited 最近访问',
        order: '顺序：asc 升序、desc 降序',
        ...PAGING_ZH,
      },
    },
    'hosts check': {
      title: '检查域名',
      summary: '查询域名解析到哪里，以及 443 端口的证书；一次最多 20 个',
      operands: { host: '域名' },
    },
    'hosts add': {
      title: '添加域名',
      summary: '让域名立即显示某品牌，替换原有规则；*. 表示其下所有子域名',
      operands: { ...HOST_ZH, brand: '品牌' },
      options: {
        ios: 'iOS 上的另一品牌',
        desktop: '电脑上的另一品牌',
        package: '代替品牌自有的包码，如 XY_140',
        downloads: '下载来源：standard 标准、alternative 备用、android-only 仅安卓',
        store: '另一 App Store 页，用 brands/downloads.ts 中的名称',
        canonical: '主域名，供搜索引擎收录：yes 设为主域名；instead 替换现有主域名',
        'ads-off': '不接收此域名访客事件的广告平台，用逗号分开，如 baidu,ocean',
        verification: '搜索引擎的所有权验证，如 baidu-site-verification:codeva-Ab1',
      },
      flags: { abroad: '面向境外访客；只有这样的域名回传给 谷歌与微软' },
    },
    'hosts remove': { title: '移除域名', summary: '移除域名，其页面返回 410', operands: HOST_ZH },
    'hosts undo': { title: '撤销域名更改', summary: '撤销最近一次域名更改；再执行则撤销更早一次' },
  },
});

export const { say, table, operations } = words;
