import { defineClause } from '@/lib/clause/schema';
import { accountSections } from './shared/agreement-account';
import { generalSections } from './shared/agreement-general';
import { tradingSections } from './shared/agreement-trading';

export default defineClause({
  slug: 'customer-agreement',
  title: '客户协议',
  version: '2.2',
  effectiveOn: '2025-12-01',
  summary:
    '您与{company}之间就开户、交易、资金与账户管理订立的协议。请特别留意关于保证金与强制平仓、费用、错误报价、责任限制和争议解决的条款。',
  sections: [...accountSections, ...tradingSections, ...generalSections],
});
