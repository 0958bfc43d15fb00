import type { ClauseSlug } from '@/lib/brand/schema';
import { defineWords, outcome } from '../common/define-words';

export const CLAUSE_WORDS = {
  'risk-disclaimer': '风险披露',
  disclaimer: '免责声明',
  'app-auth': '应用权限说明',
  'privacy-auth': '隐私协议',
  'privacy-auth-pc': '隐私协议（网站版）',
  'customer-agreement': '客户协议',
  introduction: '功能介绍',
} as const satisfies Record<ClauseSlug, string>;

export const words = defineWords({
  sentences: {
    file_is_not_clause: '此文件不能用作条款“{clause}”：',
    clause_stored: outcome('条款“{clause}”{version} 版已存为版本 {id:number}，是草稿：'),
    new_clause_stored: outcome('条款“{clause}”{version} 版已存为草稿：'),
    clause_asks_again: '生效后，同意过旧版的客户须重新同意。',
  },
  tables: {},
});

export const { say } = words;
