import { defineClause } from '@/lib/clause/schema';
import {
  advertisingSection,
  collectionHead,
  commonCollection,
  drawArticle,
  recognitionArticles,
  recognitionCollection,
  sensitiveSection,
  useSection,
} from './shared/privacy-collection';
import {
  changesSection,
  contactSection,
  minorsSection,
  rightsSection,
  securitySection,
  sharingSection,
  storageSection,
} from './shared/privacy-rights';

export default defineClause({
  slug: 'privacy-auth-pc',
  title: '隐私协议（网站版）',
  version: '2.4',
  effectiveOn: '2025-12-15',
  summary:
    '适用于使用电脑浏览器访问“{brand}”网站的情形：网站收集哪些信息、在浏览器里保存什么、与谁共享，以及您如何管理自己的信息。',
  sections: [
    {
      id: 'scope',
      title: '适用范围',
      articles: [
        {
          text: '本协议适用于{company}（下称“我们”）通过“{brand}”网站及其推广页面（下称“本网站”）提供的服务。使用手机网页或“{appName}”应用的，适用手机版隐私协议。',
        },
        {
          text: '个人信息是指以电子或其他方式记录的、与已识别或可识别的自然人有关的各种信息，不包括匿名化处理后的信息。我们遵循合法、正当、必要、诚信、公开透明的原则处理个人信息。',
        },
        { text: '您可以不注册而浏览本网站。本网站不会请求您电脑的摄像头、麦克风或位置权限。' },
      ],
    },
    {
      id: 'collection',
      title: '信息收集清单',
      articles: [
        {
          text: '我们只收集实现功能所需的信息：',
          table: {
            caption: '信息收集清单（网站）',
            head: collectionHead,
            rows: [
              ...commonCollection,
              ['浏览页面', '浏览器名称、页面地址、访问时间、渠道参数', '统计访问、排查故障', '非必需'],
              ...recognitionCollection,
            ],
          },
        },
        {
          text: '依法无须同意的情形，例如为订立或履行您作为一方的合同所必需、为履行法定义务所必需，我们可依法处理必要的信息。',
        },
      ],
    },
    {
      id: 'browser-storage',
      title: '浏览器存储与访客标识',
      articles: [
        {
          text: '本网站使用浏览器的本地存储，而不依赖 Cookie 维持登录状态。保存的内容如下：',
          table: {
            caption: '浏览器本地存储的内容',
            head: ['名称', '内容', '用途'],
            rows: [
              ['appCode', '渠道代码', '显示对应的页面，统计渠道'],
              ['v', '安装包代码', '提供对应的下载包'],
              ['token', '登录凭证', '维持登录状态，登录失效或清除浏览器数据后移除'],
              ['lang', '语言', '记住显示语言'],
              ['elder', '适老版或标准版', '记住您的选择'],
              ['fingerprint', '浏览器指纹', '防范批量注册与作弊'],
              ['visitor', '随机生成的访客编号及其到期时间', '统计访问人数'],
              ['socketToken', '行情连接凭证', '接收实时行情'],
              ['visitEvents', '尚未送达的访问记录', '网络恢复后补发，不超过七日'],
            ],
          },
        },
        drawArticle,
        {
          text: '会话存储只到标签页关闭为止：',
          table: {
            caption: '浏览器会话存储的内容',
            head: ['名称', '内容', '用途'],
            rows: [
              ['typedMobile', '您填写的手机号码', '换到登录或注册时不必重填'],
              [
                'smsCountdown、smsLoginCountdown、smsPasswordCountdown',
                '等待验证码的手机号码与倒计时，一般为一分钟',
                '刷新页面后继续倒计时',
              ],
              ['personalEvents', '尚未送达、含手机号码或账号的统计记录', '网络恢复后补发'],
              ['offeredToken', '链接带来的另一账号的登录凭证', '询问您是否切换账号，答复后移除'],
              ['typedFields', '您填写的验证码与邀请码', '网站更新后不必重填，填回后移除'],
              [
                'typedDialog',
                '您打开的登录、实名认证或绑卡窗口，其中填写的账号、姓名与开户银行',
                '网站更新后接着填写，填回后移除',
              ],
              ['openedAccount', '刚开立的交易账号', '在成功页显示'],
              ['acceptedAgreements', '已勾选的条款及版本', '协议更新时再次询问'],
              ['landing、cameFrom', '来访页面的渠道参数，开户前所在的活动', '统计渠道，开户后返回活动'],
              ['qrPanelClosed', '已关闭二维码窗口', '不再显示'],
            ],
          },
        },
        ...recognitionArticles,
        {
          text: '您可随时在浏览器设置中清除本网站的数据，或使用无痕窗口访问。禁用本地存储时，您仍可阅读页面，但可能需要反复登录。',
        },
      ],
    },
    {
      id: 'qr-and-chat',
      title: '二维码、客服窗口与下载',
      articles: [
        {
          text: '页面上的下载二维码只包含本网站下载页的地址及必要的渠道参数，不包含您的登录凭证或账户信息。用手机扫码打开后，适用手机版隐私协议。',
        },
        {
          text: '点击客服按钮会在独立窗口打开客服系统。窗口内的会话由客服系统处理，请不要在会话中发送密码、验证码或完整的银行卡号。',
        },
        { text: '跳转至支付页面、应用商店等第三方页面时，适用该页面自己的隐私规则。' },
      ],
    },
    sensitiveSection,
    useSection,
    advertisingSection,
    sharingSection,
    storageSection,
    securitySection,
    rightsSection,
    minorsSection,
    changesSection,
    contactSection,
  ],
});
