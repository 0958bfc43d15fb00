import type { OfficeOperations } from '@/server/office/api';
import { isOffered } from '../api/offered';

/** The screens in the navigation, in order; those with `needs` for operators who may run one of these operations. */
const NAVIGATION = [
  { to: '/', title: '待办' },
  { to: '/funnel', title: '漏斗', needs: ['funnel'] },
  { to: '/texts', title: '活动文案' },
  { to: '/pages', title: '页面目录' },
  { to: '/calendar', title: '活动日历' },
  { to: '/rewards', title: '奖励', needs: ['find-rewards'] },
  { to: '/imports', title: '导入', needs: ['import-deposits', 'import-trades', 'import-openings'] },
  { to: '/customers', title: '客户', needs: ['customer'] },
  { to: '/hosts', title: '域名', needs: ['hosts find'] },
  { to: '/operators', title: '操作员', needs: ['operators list'] },
  { to: '/audit', title: '审计日志', needs: ['audit-entries'] },
  { to: '/health', title: '运行', needs: ['health'] },
  { to: '/operations', title: '全部操作' },
  { to: '/account', title: '我的账户' },
] as const satisfies readonly { to: string; title: string; needs?: readonly string[] }[];

/** The screens for an operator, by what the server offers. */
export function navigationOf(offered: OfficeOperations | undefined): readonly (typeof NAVIGATION)[number][] {
  return NAVIGATION.filter((screen) => !('needs' in screen) || screen.needs.some((name) => isOffered(offered, name)));
}
