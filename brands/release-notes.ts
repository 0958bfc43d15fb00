/** Release notes by app version; all brands' apps are built from one code base. */
export const releaseNotes: Readonly<Record<string, readonly string[]>> = {
  '5.1.0': [
    '行情页支持自选分组，常看的品种一屏可见',
    '下单前显示预估保证金与点差成本',
    '修复部分机型切换网络后行情不更新的问题',
  ],
  '5.2.1': [
    '新增深色模式，夜间看盘更舒适',
    '实名认证支持自动识别证件信息',
    '止损止盈可在持仓列表中直接修改',
    '优化弱网环境下的登录速度',
  ],
};
