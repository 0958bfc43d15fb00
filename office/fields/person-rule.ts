import type { Rule } from 'antd/es/form';
import { cleanPerson } from '@/lib/typing/digits';

/** Checks a field for an account or a mobile number. Clean it before it is sent. */
export const PERSON_RULE: Rule = {
  required: true,
  transform: (person = '') => cleanPerson(person),
  pattern: /^(?:\d{6,9}|1\d{10})$/,
  message: '请输入 11 位手机号，或 6 至 9 位的账户',
};
