import type { EventName } from '@/lib/contract/tracking';
import type { PageKind } from './page-list';

export const TITLE = '测试台';

export const PAGE_KIND_WORDS: Readonly<Record<PageKind, string>> = {
  campaign: '活动',
  success: '开户成功页',
  clause: '条款',
  other: '下载与资金',
  development: '开发页',
};

export const EVENT_WORDS: Readonly<Record<EventName, string>> = {
  z1: '访问',
  rr2: '填写手机号',
  rr3: '发送验证码',
  rr5: '开户成功',
};

export const PURPOSE_WORDS = { register: '注册', login: '登录', password: '密码', personal: '个人信息' } as const;

/** Differences between a preview and the real device. */
export const DIFFERENCES = [
  '每个预览走一道只在本机的“设备门”：请求与页面脚本读到的 User-Agent 都是该设备的，所以版式、品牌、下载与微信引导和真机一致。',
  '画面仍由当前浏览器绘制：没有 Safari 的字体渲染、安全区、地址栏伸缩与软键盘；指针是鼠标，触摸手势与“分享”按钮按桌面处理。',
  'App 预览里的登录、开户、去交易由替身接住，在本页提示“App 收到”；真正的 App 会打开自己的界面。',
  '每个设备有各自的本地存储，互不影响；浏览器若拦截第三方存储（无痕窗口常见），预览记不住登录与设备标识，可点“打开”在新标签页里看。',
  '推广域名下没有收银台、邀请页与客服页，走这些流程请用品牌自己的本机域名。',
];

/** What does not follow the moved clock. */
export const NOT_MOVED = [
  '跟随：活动的未开始、进行中、已结束，签到日、每日次数、答题周、竞猜与红包场次，优惠券、验证码与登录的有效期，漏斗与运营命令所用的“现在”。',
  '不跟随：浏览器自己的时钟（事件里的访客时间、身份证年龄的提示、重发倒计时），行情报价的时间，和其他服务器进程。',
  '拨快期间产生的记录带着拨快的时间；拨快 7 天以上，登录会过期，每小时的清理也会按拨快的时间删去过期数据。重启服务器即回到本机时间。',
];
