import type { AreaMessages } from '@awaj/i18n';

interface Question {
  id: string;
  question: string;
  answer: string;
}

const listOf = (catalog: Readonly<Record<string, Omit<Question, 'id'>>>): Question[] =>
  Object.entries(catalog).map(([id, entry]) => ({ id, ...entry }));

/** Those of the landing page. */
export const popularQuestions = (questions: AreaMessages['questions']): Question[] => listOf(questions);

export const allQuestions = (popular: AreaMessages['questions'], faq: AreaMessages['faq']): Question[] => [
  ...popularQuestions(popular),
  ...listOf(faq.more),
];

/** For search engines, which show questions with their answers. */
export const questionsData = (questions: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
