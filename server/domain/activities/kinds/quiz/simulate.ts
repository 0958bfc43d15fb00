import type { Entry } from '../../engine/entries';
import type { Simulate, SimulatedAct } from '../../engine/simulated';
import { type Answer, answerKey, prizeFor, progressOf } from './module';
import { runningTerm } from './terms';

/** Answers all questions of the running term in time. */
export const simulate: Simulate<'quiz'> = (activity, customer, world) => {
  const { periodId: periodid, questions } = runningTerm(activity, world.now);
  const entries = customer.entries as Entry<Answer>[];
  const begin = { action: 'begin', input: { periodid } };
  const rejected = { ...begin, won: null };
  if (entries.at(-1)?.key.startsWith(answerKey(periodid))) return [rejected];
  const acts: SimulatedAct[] = [];
  for (const { id: topicid, right: rightChoice, options } of questions) {
    if (activity.secondsPerQuestion) acts.push({ ...begin, won: [] });
    const right = world.choose(1_000) < customer.account.rightShare * 1_000;
    const choice = right ? rightChoice : (rightChoice + 1) % options.length;
    entries.push({ key: answerKey(periodid, topicid), value: { choice, right }, at: world.now });
    acts.push({ action: 'answer', input: { periodid, topicid, choice }, won: [] });
  }
  const last = acts.at(-1);
  const prize = prizeFor(activity, progressOf(activity, world.now, entries).tally(periodid).right);
  if (last && prize && world.give(customer, `term:${periodid}`, prize)) last.won = [prize];
  return [...acts, rejected];
};
