import { QUIZ_ACTIVITY_ID } from '@/lib/contract/activity';
import { type Quiz, quizSchema } from '@/lib/quiz/schema';
import { spotGoldBank } from './spot-gold-bank';

/** The quiz of the fixed activity id: five questions a week from the bank. */
export const weeklyQuiz: Quiz = quizSchema.parse({
  activityId: QUIZ_ACTIVITY_ID,
  title: '每周黄金知识问答',
  questionsPerTerm: 5,
  pastTerms: 3,
  bank: spotGoldBank,
});
