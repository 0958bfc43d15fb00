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
  slug: 'privacy-auth',
  title: '隐私协议',
  version: '2.4',
  effectiveOn: '2025-12-15',
  summary:
    '适用于手机网页与“{appName}”应用：我们收集哪些个人信息、为什么收集、保存在哪里、与谁共享，以及您如何查阅、更正、删除信息和撤回同意。',
  sections: [
    {
      id: 'scope',
      title: '适用范围',
      articles: [
        {
          text: '本协议适用于{company}（下称“我们”）通过“{brand}”手机网页及“{appName}”应用（下称“本应用”，由{developer}开发）提供的服务。使用电脑浏览器访问网站的，适用隐私协议（网站版）。',
        },
        {
          text: '个人信息是指以电子或其他方式记录的、与已识别或可识别的自然人有关的各种信息，不包括匿名化处理后的信息。我们遵循合法、正当、必要、诚信、公开透明的原则处理个人信息。',
        },
        { text: '您可以不注册而浏览页面。勾选同意本协议之前，我们不会为您开立账户。' },
      ],
    },
    {
      id: 'collection',
      title: '信息收集清单',
      articles: [
        {
          text: '我们只收集实现功能所需的信息：',
          table: {
            caption: '信息收集清单（手机网页与应用）',
            head: collectionHead,
            rows: [
              ...commonCollection,
              ['浏览页面', '浏览器名称、页面地址、访问时间、渠道参数', '统计访问、排查故障', '非必需'],
              ['设备与运行', '设备型号、系统与应用版本、网络类型、崩溃日志', '适配机型、排查故障', '应用内必需'],
              ...recognitionCollection,
              ['消息推送', '设备推送标识', '发送成交、保证金与活动通知', '可选'],
            ],
          },
        },
        {
          text: '依法无须同意的情形，例如为订立或履行您作为一方的合同所必需、为履行法定义务所必需，我们可依法处理必要的信息。',
        },
      ],
    },
    {
      id: 'permissions',
      title: '设备权限',
      articles: [
        {
          text: '本应用可能在您使用相应功能时请求相机、照片、通知、位置、电话状态等系统权限。每项权限的用途、时机及关闭方法载于《应用权限说明》。您可以拒绝或随时在系统设置中关闭。',
        },
        { text: '关闭权限后，我们停止收集与该权限有关的信息，其他功能不受影响。' },
      ],
    },
    {
      id: 'local-storage',
      title: '应用内网页与本地存储',
      articles: [
        {
          text: '在本应用内打开网页时，应用会把登录凭证交给网页，使您无须再次登录。网页将凭证保存在设备的本地存储中，只随请求发送至我们的服务器；登录失效或清除数据后，凭证即从设备移除。',
        },
        {
          text: '手机网页还在本地存储中保存渠道代码、安装包代码、语言、您选择的适老版或标准版、访客编号、浏览器指纹、行情连接凭证和尚未送达的访问记录。您可在浏览器设置中清除；清除后下次访问会重新生成，已登录的账户需要重新登录。',
        },
        drawArticle,
        {
          text: '会话存储只到页面关闭为止，其中有：您填写的手机号码及其短信倒计时（一般为一分钟）、网站更新时您已填写的验证码与邀请码、已打开的登录或认证窗口及其中的账号、姓名与开户银行（填回后移除）、刚开立的账号、已勾选的条款、来访页面的渠道参数，以及尚未送达且含手机号码或账号的统计记录。',
        },
        ...recognitionArticles,
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
