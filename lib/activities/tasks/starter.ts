import { type Starter, usd } from '../starter';
import type { tasksSchema } from './definition';

export const starter: Starter<typeof tasksSchema> = {
  order: 'sequence',
  tasks: [
    {
      id: 'verify',
      title: '实名认证',
      text: '上传身份证完成认证。',
      condition: { type: 'verified' },
      prize: usd(8),
    },
    {
      id: 'deposit',
      title: '首次入金',
      text: '首次入金达到门槛。',
      condition: { type: 'first-deposit', from: 200 },
      prize: usd(20),
    },
  ],
};
