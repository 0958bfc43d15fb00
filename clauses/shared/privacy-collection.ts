import { AD_EVENT_WORDS, AD_EVENTS, AD_PLATFORM_NAMES, adPlatform } from '@/lib/channel/ad-platforms';
import type { ClauseArticle, ClauseSection } from '@/lib/clause/schema';
import { MONTHS_KEPT, monthsText } from '@/lib/privacy/retention';

/** The data that every edition of the privacy agreement lists, as rows of 场景 · 信息 · 目的 · 是否必需. */
export const collectionHead = ['场景', '收集的信息', '目的', '是否必需'];

export const commonCollection: string[][] = [
  [
    '注册账户',
    '手机号码、短信验证码、登录密码，所同意条款的版本、时间与设备类型',
    '建立账户、核验号码归属、留存同意记录',
    '必需',
  ],
  ['邀请注册', '邀请码', '识别邀请关系、发放活动奖励', '可选'],
  [
    '登录',
    '账号或手机号码、密码或验证码、登录时间与网络地址、设备与浏览器的种类',
    '验证身份、识别异常登录、向您列出登录设备',
    '必需',
  ],
  ['防范恶意请求', '人机验证的计算结果、网络地址、请求频次', '防止短信轰炸、撞库和批量注册', '必需'],
  [
    '实名认证',
    '姓名、证件类型与号码、证件影像，必要时的人脸影像',
    '履行反洗钱及客户身份识别义务',
    '交易与资金功能必需',
  ],
  ['绑定银行卡', '户名、开户银行、银行卡号', '同名出入金、防止冒领', '资金功能必需'],
  ['入金与出金', '金额、币种、时间、订单状态', '处理资金划转、对账与查询', '资金功能必需'],
  ['交易', '委托、成交、持仓、账户权益', '执行指令、计算盈亏与风险', '交易功能必需'],
  ['参加活动', '参与记录、答题或竞猜选项、奖励及其状态', '判断资格、发放和核对奖励', '参加活动时必需'],
  ['联系客服', '咨询内容、您主动提供的资料', '答复咨询、处理投诉', '联系客服时必需'],
];

/** Data that identify a visitor, on every device. */
export const recognitionCollection: string[][] = [
  ['访问统计', '浏览器中随机生成的访客编号，每个网站各不相同', '统计访问人数', '非必需'],
  ['防范作弊', '根据浏览器与设备特征计算的浏览器指纹', '防范批量注册与作弊', '非必需'],
];

/** How the two identifiers are made, and what they can and cannot show. */
export const recognitionArticles: ClauseArticle[] = [
  {
    text: `访客编号是浏览器随机生成的一串字符，不含设备或身份信息，只在本网站的域名下有效，${monthsText(MONTHS_KEPT.visitorId)}后更换。我们以它统计访问人数，不用它跨网站识别您。`,
  },
  {
    text: '浏览器指纹根据屏幕、语言、处理器、内存、触控、画布与音频等特征在您的设备上计算，不读取已安装的字体和时区；同型号的设备可能得出相同的结果。我们只收取计算结果，不把所用的特征发送给第三方的识别或监测服务。',
  },
];

/** The cookie that pages with several versions set. */
export const drawArticle: ClauseArticle = {
  text: '部分活动页有几个版本。打开这样的页面时，本网站会保存一个名为 draw 的 Cookie，内容只是一个随机数，保存半年，仅用于让您每次看到同一版本，不能据以识别您。',
};

export const sensitiveSection: ClauseSection = {
  id: 'sensitive',
  title: '敏感个人信息',
  articles: [
    {
      text: '证件号码与影像、人脸影像、银行卡号、交易和资金记录属于敏感个人信息，一旦泄露可能危害您的人身或财产安全。我们只在实现相应功能所必需的范围内，经您单独同意后处理，并采取加密、脱敏和严格的访问控制。',
    },
    {
      text: '您可以拒绝提供上述信息。拒绝之后，您仍可浏览页面和行情，但不能完成实名认证、出入金或交易。',
    },
  ],
};

export const useSection: ClauseSection = {
  id: 'use',
  title: '我们如何使用信息',
  articles: [
    {
      text: '我们为以下目的使用个人信息：',
      list: [
        '提供、维护和改进注册、交易、资金、活动及客服等服务；',
        '保障账户与资金安全，预防、发现和调查欺诈、洗钱及其他违法行为；',
        '统计各推广渠道的访问与注册效果，衡量页面质量；',
        '发送服务通知，以及在您同意时发送活动消息；',
        '履行法律法规、监管要求和有权机关的合法命令。',
      ],
    },
    {
      text: '我们不会仅凭自动化处理作出对您权益有重大影响的决定。风险控制系统拦截了您的操作时，您可以要求人工复核。',
    },
    { text: '将信息用于本协议没有载明的目的之前，我们会再次征得您的同意，法律另有规定的除外。' },
  ],
};

const EVENTS = AD_EVENTS.map((event) => AD_EVENT_WORDS[event]).join('、');

/** The names of the platforms for hosts abroad only, or of the others. */
function platformNames(abroad: boolean): string {
  const all = AD_PLATFORM_NAMES.map(adPlatform).filter((platform) => Boolean(platform.abroad) === abroad);
  return all.map(({ words }) => words[1]).join('、');
}

export const advertisingSection: ClauseSection = {
  id: 'advertising',
  title: '推广渠道与效果统计',
  articles: [
    {
      text: '您从广告进入页面时，地址中可能带有渠道参数（来源、计划、单元、关键词）和广告平台生成的点击标识。我们用它们判断访问来自哪个渠道；页面访问、填写手机号码、获取验证码和开户成功会形成统计记录，其中与注册有关的记录包含您的手机号码或账号。',
    },
    {
      text: '您由广告进入并注册的，我们的服务器可能向该广告平台回传点击标识、事件类型、时间及必要的页面地址，以衡量广告效果；不含您的手机号码、姓名、密码、证件、银行卡和金额。',
    },
    {
      text: `可能接收的平台：${platformNames(false)}；境外网站另有${platformNames(true)}。事件包括${EVENTS}，各平台接收其中一部分。注册之后的事件只在您同意本协议后回传。`,
    },
    { text: '登录凭证不会写入统计记录、二维码或分享链接；地址中带有登录凭证时，页面会先行取出并从地址栏移除。' },
  ],
};
