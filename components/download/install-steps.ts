import type { Device } from '@/lib/variant/types';

interface InstallGuide {
  system: 'android' | 'ios';
  /** The devices that show this guide. */
  devices: readonly Device[];
  title: string;
  steps: readonly string[];
  /** What stops visitors from installing. */
  hint: string;
}

/** How to install the app on a phone. */
export const INSTALL_STEPS: readonly InstallGuide[] = [
  {
    system: 'android',
    devices: ['mobile', 'desktop'],
    title: '安卓手机安装步骤',
    steps: [
      '点击下载按钮，等待安装包下载完成。在聊天软件里打开本页时，请先选择“在浏览器中打开”。',
      '打开下载好的安装包，按系统提示完成安装。',
      '安装完成后打开应用，按提示登录或开户。',
    ],
    hint: '提示“安装未知应用”？这是系统对应用商店以外安装包的常规询问：在弹出的设置里允许当前浏览器，安装后可以关回。',
  },
  {
    system: 'ios',
    devices: ['ios', 'desktop'],
    title: '苹果手机安装步骤',
    steps: [
      '点击下载按钮，前往 App Store 中的应用页面。',
      '核对应用名称与开发者是否与本页一致，再点“获取”。',
      '安装完成后打开应用，按提示登录或开户。',
    ],
    hint: '提示“该地区不可用”？应用在 App Store 香港区上架，请换用香港地区的 Apple ID 再试。',
  },
];
