import { quiz } from '../definition';

/** The smallest useful quiz, with some of its fields changed. */
export function quizOf(change: object) {
  const bank = Array.from({ length: 20 }, (_, index) => ({
    id: index + 1,
    question: `第${index + 1}题`,
    options: ['甲', '乙'],
    right: 0,
    explanation: '因为如此。',
    source: '测试',
  }));
  return { kind: 'quiz' as const, title: '问答', ...quiz.starter, quiz: { ...quiz.starter.quiz, bank }, ...change };
}
