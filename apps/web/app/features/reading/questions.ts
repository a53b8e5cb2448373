import { planAmounts } from '@awaj/features/plans';
import type { AreaMessages } from '@awaj/i18n';
import type { LoadedPlans } from '../../data/plans.ts';

interface Question {
  id: string;
  question: string;
  answer: string;
}

type Popular = AreaMessages['questions'];
type Catalog = Readonly<Record<string, Omit<Question, 'id'>>>;

const listOf = (catalog: Catalog): Question[] => Object.entries(catalog).map(([id, entry]) => ({ id, ...entry }));

/** The questions on the landing page, with current prices. */
export function popularQuestions({ sources, free, price, alerts }: Popular, plans: LoadedPlans): Question[] {
  const amounts = planAmounts(plans);
  const answer = amounts ? `${price.amounts(...amounts)} ${price.answer}` : price.answer;
  return listOf({ sources, free, price: { question: price.question, answer }, alerts });
}

export const allQuestions = (popular: Popular, faq: AreaMessages['faq'], plans: LoadedPlans): Question[] => [
  ...popularQuestions(popular, plans),
  ...listOf(faq.more),
];

/** Structured data, with which search engines show questions and answers. */
export const questionsData = (questions: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
