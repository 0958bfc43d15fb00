import { chineseCount } from '@/lib/campaign/figures/chinese-number';
import type { ClauseSection } from '@/lib/clause/schema';
import { ADULT_YEARS } from '@/lib/contract/identity-number';
import {
  ELDER_SMS_CODE_MINUTES,
  EXPIRED_CODE_HOURS,
  IDLE_SESSION_DAYS,
  MONTHS_KEPT,
  monthsText,
  SESSION_DAYS,
  SMS_CODE_MINUTES,
} from '@/lib/privacy/retention';

const CLOSED = `注销后加密封存${monthsText(MONTHS_KEPT.closedAccount)}`;

export const sharingSection: ClauseSection = {
  id: 'sharing',
  title: '委托处理、提供与公开',
  articles: [
    {
      text: '我们不出售个人信息。仅在下列情形下，我们会在必要的范围内委托他人处理或向他人提供：',
      table: {
        caption: '接收方类别与处理内容',
        head: ['接收方类别', '涉及的信息', '目的'],
        rows: [
          ['短信服务商', '手机号码、短信内容', '发送验证码和通知'],
          ['身份核验机构', '姓名、证件信息、人脸影像', '核实身份'],
          ['银行与支付机构', '户名、银行卡号、订单金额', '处理出入金'],
          ['交易平台与流动性提供方', '账号、委托与成交', '执行和清算交易'],
          ['客服系统服务商', '咨询内容、会话标识', '提供在线客服'],
          ['广告平台', '点击标识、事件类型与时间、页面地址', '衡量广告效果'],
          ['云与安全服务商', '运行服务所需的加密数据、访问日志', '托管与防护'],
        ],
      },
    },
    {
      text: '我们与接收方约定处理的目的、期限、方式和保护措施并加以监督。需要您单独同意的，我们会另行告知接收方的名称、联系方式及处理的信息种类。',
    },
    {
      text: '发生合并、分立或业务转让时，接收方继续受本协议约束；其变更处理目的的，应当重新取得您的同意。除法律要求或您单独同意外，我们不公开您的个人信息。',
    },
    {
      text: '为履行法定义务、协助司法或监管机关依法调查，或在紧急情况下保护自然人的生命健康和财产安全，我们可依法提供必要的信息。',
    },
  ],
};

export const storageSection: ClauseSection = {
  id: 'storage',
  title: '存储地点、期限与跨境',
  articles: [
    {
      text: '您的信息由{company}存储于中国香港特别行政区的服务器。您在中国内地提交信息即涉及向境外提供：注册所需的手机号码等信息为订立和履行合同所必需；提交实名认证或银行卡之前，我们会就境外存储另行取得您的单独同意，并记录条款、版本、时间与设备类型。我们按适用的法律采取标准合同等保护措施。',
    },
    {
      text: '我们只在实现目的所需的期间内保存信息：',
      table: {
        caption: '保存期限',
        head: ['信息', '期限'],
        rows: [
          [
            '短信验证码',
            `有效期${chineseCount(SMS_CODE_MINUTES)}分钟（适老版${chineseCount(ELDER_SMS_CODE_MINUTES)}分钟），用后即失效；失效${chineseCount(EXPIRED_CODE_HOURS)}小时后删除`,
          ],
          ['登录凭证', `${chineseCount(IDLE_SESSION_DAYS)}日未使用或满${chineseCount(SESSION_DAYS)}日即失效并删除`],
          ['请求频次与网络地址', '不超过二十四小时'],
          ['访问、渠道统计与广告效果回传记录', `自产生之日起不超过${monthsText(MONTHS_KEPT.visits)}`],
          [
            '账户与条款同意记录',
            `账户存续期间；连续${monthsText(MONTHS_KEPT.idleAccount)}未登录且从未入金、交易的账户自动注销`,
          ],
          ['实名认证信息', `账户存续期间；${CLOSED}`],
          ['银行卡', `绑定期间；解绑或未通过之日起${monthsText(MONTHS_KEPT.formerCard)}；注销时删除`],
          [
            '活动参与与奖励记录',
            `活动结束后，自产生之日起${monthsText(MONTHS_KEPT.participation)}；已发放的奖励${CLOSED}`,
          ],
          ['入金与交易记录', `账户存续期间；${CLOSED}`],
          ['客服沟通记录', '自沟通之日起三年'],
        ],
      },
    },
    { text: '期限届满后，我们会删除信息或将其匿名化；技术上一时难以删除的，除存储和必要的安全保护外不再处理。' },
  ],
};

export const securitySection: ClauseSection = {
  id: 'security',
  title: '安全保护',
  articles: [
    {
      text: '我们采取传输加密、密码单向散列存储、登录凭证散列存储、最小权限访问、操作留痕和定期检查等措施。密码以不可还原的形式保存，任何员工都不能查看。',
    },
    {
      text: '互联网环境不能保证绝对安全。发生或可能发生个人信息泄露、篡改、丢失时，我们会立即补救，并依法告知您事件的情况、可能的影响、已采取的措施和您可采取的防范办法，同时向主管机关报告。',
    },
    { text: '请使用独立且不易猜测的密码，不向任何人透露验证码；发现异常时请立即修改密码并联系我们。' },
  ],
};

export const rightsSection: ClauseSection = {
  id: 'rights',
  title: '您的权利',
  articles: [
    {
      text: '您对自己的个人信息享有以下权利：',
      list: [
        '知情、决定、限制或拒绝处理；',
        '查阅、复制，以及在符合条件时将信息转移至您指定的处理者；',
        '更正、补充不准确或不完整的信息；',
        '在处理目的已实现、撤回同意或我们违法处理等情形下要求删除；',
        '撤回同意，撤回不影响撤回之前已进行的处理；',
        '注销账户，以及要求我们解释本协议的处理规则。',
      ],
    },
    {
      text: '您可以在“我的账户”中打开“个人信息”，经短信验证码核实后，查阅全部信息、下载一份副本、更正姓名、手机号与银行卡，或注销账户；也可通过“联系我们”所列方式提出，我们会在十五个工作日内答复，不能满足请求的，会说明理由。',
    },
    {
      text: `注销之前，请了结持仓并取回余额。注销后，我们立即删除您的信息；仅依反洗钱法律须保存的身份、入金、交易及已发放奖励的记录，与其他数据分开加密封存${monthsText(MONTHS_KEPT.closedAccount)}，期满删除，除依法提供外不作他用。您可在不影响服务的情况下随时拒收活动消息。`,
    },
  ],
};

export const minorsSection: ClauseSection = {
  id: 'minors',
  title: '未成年人',
  articles: [
    {
      text: `我们的服务只面向年满${chineseCount(ADULT_YEARS)}周岁的人士，不会有意收集未成年人的个人信息。监护人发现未成年人提供了信息的，请联系我们，我们核实后会尽快删除。`,
    },
  ],
};

export const changesSection: ClauseSection = {
  id: 'changes',
  title: '协议的更新',
  articles: [
    {
      text: '本协议更新后会在本页公布新的版本号和生效日期。涉及处理目的、方式、信息种类、接收方或您的权利的重大变更，我们会至少提前七日以弹窗、短信或站内消息等显著方式通知，并在法律要求时重新征得您的同意。',
    },
  ],
};

export const contactSection: ClauseSection = {
  id: 'contact',
  title: '联系我们',
  articles: [
    {
      text: '个人信息处理者为{company}。就个人信息保护提出咨询、请求或投诉，可通过以下方式联系个人信息保护负责人：',
      list: [
        '在线客服：网站页面或“{appName}”内的客服入口，请注明“个人信息保护”',
        '服务热线：{hotline?}（可要求转接个人信息保护负责人）',
      ],
    },
    { text: '对我们的答复不满意的，您可以向所在地有管辖权的个人信息保护主管部门投诉，或依法提起诉讼。' },
  ],
};
