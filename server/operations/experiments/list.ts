import { z } from 'zod';
import { defineOperation } from '../common/operation';
import { columnsOf, findExperiments } from './find-experiment';
import { say, table } from './words';

/** Lists all experiments, also those that are over. */
export const listExperiments = defineOperation({
  name: 'experiments list',
  title: '实验列表',
  summary: '列出未开始、进行中和已结束的实验，以及从中学到什么',
  subject: '活动文案',
  permission: 'own',
  audited: false,
  input: z.strictObject({}),
  async run({ orm, now }) {
    const found = await findExperiments(orm, now);
    const rows = found.map((each) => ({ ...columnsOf(each), arms: each.arms.map(({ name }) => name) }));
    return { answer: [table('experiments', rows, { empty: say('no_experiments') })] };
  },
});
