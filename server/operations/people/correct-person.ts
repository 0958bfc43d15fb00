import { z } from 'zod';
import { firstFault } from '@/lib/contract/field-rules';
import { cleanHolderName, holderNameRules } from '@/lib/contract/verification-rules';
import { isVerified } from '../../domain/identity/service';
import { correctName, removeCard } from '../../domain/privacy/correct';
import { fault } from '../common/faults';
import { personText } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { findPerson } from './find-person';
import { say } from './words';

/** Corrects the name or card of a person. */
export const correctPerson = defineOperation({
  name: 'correct-person',
  title: '更正客户资料',
  summary: '更正已实名认证的姓名，或移除银行卡以便客户重新绑定',
  subject: '客户',
  permission: 'people',
  concerns: 'person',
  audited: true,
  input: z.strictObject({
    'mobile-or-account': personText.meta({ title: '手机号或账户', operand: true }),
    name: z.string().overwrite(cleanHolderName).trim().optional().meta({ title: '姓名', help: '证件上的姓名' }),
    card: z
      .literal('remove', fault(say('must_be_remove')))
      .optional()
      .meta({ title: '银行卡', words: { remove: '移除，让客户重新绑定' } }),
  }),
  async run(context, { 'mobile-or-account': named, name, card }) {
    const { orm, services, now } = context;
    if (name === undefined && !card) throw new OperatorError(say('correction_needed'));
    const { account, reference } = await findPerson(context, named);
    if (name !== undefined) {
      if (firstFault(holderNameRules, name)) throw new OperatorError(say('must_be_holder_name'));
      if (!(await isVerified(orm, account))) throw new OperatorError(say('no_name_to_correct'));
      await correctName(orm, services.vault, account, name);
    }
    if (card) await removeCard(orm, account, now);
    const corrected = [...(name === undefined ? [] : ['name' as const]), ...(card ? ['card' as const] : [])];
    return { answer: [say('person_corrected', { corrected })], details: { person: reference, corrected } };
  },
});
