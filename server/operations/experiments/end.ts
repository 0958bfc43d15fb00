import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { contentWith, digestOf, type StoredArm } from '../../domain/revisions/arms';
import { lockPointers } from '../../domain/revisions/store';
import { endedExperiments } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import type { Answer } from '../common/answer';
import { fault } from '../common/faults';
import { REASON } from '../common/fields';
import { defineOperation, type OperationContext, type OperationResult, OperatorError } from '../common/operation';
import { armOf, findRevision, placeOf, type Revision, revisionId, simulationOf } from '../revisions/find-revision';
import { withdraw } from '../revisions/publish-revision';
import { storeRevision } from '../revisions/store-revision';
import { type FoundExperiment, findExperiment, readResult } from './find-experiment';
import { verdictSentence } from './show';
import { say } from './words';

const MOST_LEARNED = 500;

/** Ends an experiment: stores its result, and submits the winner for review, or withdraws the revision. */
export const endExperiment = defineOperation({
  name: 'experiments end',
  title: '结束实验',
  summary: '结束进行中的实验，存下结果和结论；胜出的一组送审，没有胜出的则撤下',
  subject: '活动文案',
  permission: 'roll-back',
  concerns: 'revision',
  audited: true,
  input: z.strictObject({
    revision: revisionId.meta({ title: '版本编号', kind: 'number', operand: true }),
    winner: z.string().optional().meta({ title: '胜出的实验组', help: '它的内容另存为新版本并送审；不填则撤下实验' }),
    reason: REASON,
    learned: z
      .string()
      .trim()
      .min(1, fault(say('must_not_be_empty')))
      .max(MOST_LEARNED, fault(say('has_too_many_characters', { most: MOST_LEARNED })))
      .meta({ title: '学到什么', help: '写给以后做实验的同事' }),
  }),
  async run(context, { revision: id, winner, reason, learned }) {
    const { orm, now, operator } = context;
    // Counting takes long, and the lock of the pointers delays publications.
    const result = await readResult(orm, await findRunning(orm, id, now), now);
    await lockPointers(orm);
    const revision = await findRevision(orm, id);
    const { arms, experiment } = await findRunning(orm, id, now);
    const arm = winner === undefined ? undefined : armOf({ arms }, id, winner);
    const ended = { revision: id, endedAt: now, endedBy: operator, winner: arm?.name ?? null, reason, learned };
    await orm.insert(endedExperiments).values({ ...ended, result });
    const ran = arm ? await submitWinner(context, revision, arm) : await withdrawLoser(context, revision, arms);
    const sentence = say('experiment_ended', { campaign: revision.slug, id });
    const verdict = verdictSentence(result, experiment.measure);
    const { answer, effect = answer, details } = ran as OperationResult;
    return {
      answer: [sentence, verdict, ...answer],
      effect: [sentence, ...effect],
      // Visitors change it between the preview and the run.
      figures: [verdict],
      details: { ...details, revision: id, ...(arm && { arm: arm.name }), reason, learned },
    };
  },
});

/** @throws OperatorError if visitors do not see the experiment, or another operator has ended it */
async function findRunning(orm: Orm, id: number, now: Date): Promise<FoundExperiment> {
  const found = await findExperiment(orm, id, now);
  const { state } = found;
  if (state !== 'running') throw new OperatorError(say('experiment_is_not_running', { id, state }));
  return found;
}

/** Withdraws the revision. @throws OperatorError also with what to do instead, if customers already use its definition */
async function withdrawLoser(context: OperationContext, revision: Revision, [first]: readonly StoredArm[]) {
  try {
    return await withdraw(context, placeOf(revision), revision.id);
  } catch (error) {
    if (!(error instanceof OperatorError) || revision.subject !== 'definition' || !first) throw error;
    throw new OperatorError([...error.answer, say('choose_the_original', { arm: first.name })]);
  }
}

/** Stores a revision with the content of an arm for all visitors, and submits it for review. */
async function submitWinner(context: OperationContext, revision: Revision, arm: StoredArm): Promise<OperationResult> {
  const { orm } = context;
  const content = contentWith(revision, arm);
  const digest = digestOf(content);
  // Arms differ in nothing that costs money.
  const result = simulationOf(revision);
  const submitted = { simulation: result ? { digest, result } : null };
  const written = { base: revision.id, content, digest, period: revision.period ?? undefined, submitted };
  const stored = await storeRevision(context, placeOf(revision), written);
  const next = Number(stored.details?.revision);
  await orm.update(endedExperiments).set({ next }).where(eq(endedExperiments.revision, revision.id));
  const answerWith = (number: number | null, rest: Answer = []) => [
    say('winner_is_submitted', { arm: arm.name, next: number }),
    ...rest,
  ];
  const { campaign, brand } = stored.details ?? {};
  return {
    answer: answerWith(next, stored.answer),
    effect: answerWith(null, stored.effect),
    details: { campaign, brand, next },
  };
}
