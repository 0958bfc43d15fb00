import type { OfficeOperations } from '@/server/office/api';
import { isOffered } from '../api/offered';

/** What operators do in the office, each for those who may run its operation. */
const TASKS = [
  { to: '/customers', title: '查一位客户', text: '开户、入金、奖励到了哪一步，谁处理过什么', needs: 'customer' },
  { to: '/rewards', title: '发放奖励', text: '找出待发放的，付过的记为已到账，漏发的补上', needs: 'pay' },
  { to: '/imports', title: '导入入金和交易', text: '选一个表格文件，先核对，再写入', needs: 'import-deposits' },
  { to: '/calendar', title: '安排活动', text: '改日期、关闭、结算，看预算和库存还剩多少', needs: 'dates' },
  { to: '/campaigns', title: '新建活动', text: '复制一个或从玩法开始，边改边看真实页面', needs: 'campaigns define' },
  { to: '/texts', title: '改一句文案', text: '改完当场看真实页面，再送审', needs: 'campaigns edit' },
  { to: '/texts', title: '审核文案', text: '看改了什么、页面什么样，再通过或退回', needs: 'campaigns approve' },
  { to: '/funnel', title: '看漏斗', text: '从访问到入金，每一步走了多少人，花了多少钱', needs: 'funnel' },
  { to: '/hosts', title: '管理域名', text: '每个域名给谁看什么，加一个或移走一个', needs: 'hosts add' },
  { to: '/calendar', title: '出事时全部停止', text: '一键暂停全部玩法，查清以后再恢复', needs: 'stop-all' },
  { to: '/health', title: '看运行', text: '告警、回传、短信额度和备份', needs: 'health' },
  { to: '/operators', title: '管理操作员', text: '邀请同事，定角色和限额', needs: 'operators add' },
  { to: '/audit', title: '查审计日志', text: '谁在什么时候做过什么，为什么', needs: 'audit-entries' },
] as const;

/** The tasks of an operator, by what the server offers. */
export function tasksOf(offered: OfficeOperations | undefined): readonly (typeof TASKS)[number][] {
  return TASKS.filter(({ needs }) => isOffered(offered, needs));
}
