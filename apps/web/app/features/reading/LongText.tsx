import { dayTexts } from '@awaj/features/day-texts';
import { useArea, useLocale } from '@awaj/i18n/react';
import { DualDate } from '@awaj/ui/DualDate';
import { Prose } from '@awaj/ui/Prose';
import { Text } from '@awaj/ui/Text';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { ReadingPage } from './ReadingPage.tsx';

/** A paragraph, or a list. */
type Block = string | readonly string[];

interface LongTextWords {
  lead: string;
  sections: readonly { title: string; text: readonly Block[] }[];
}

interface LongTextProps {
  title: string;
  words: LongTextWords;
  /** When it came into force. */
  since?: Date;
  children?: ReactNode;
}

function Since({ at }: { at: Date }): ReactElement {
  const reading = useArea('reading');
  return (
    <Text size="s" tone="muted">
      {reading.since} <DualDate layout="inline" {...dayTexts(at, useLocale())} />
    </Text>
  );
}

const toElement = (block: Block): ReactElement =>
  typeof block === 'string' ? (
    <p key={block}>{block}</p>
  ) : (
    <ul key={block[0]}>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );

/** Policies, terms, and the page about Awaj. */
export function LongText({ title, words, since, children }: LongTextProps): ReactElement {
  return (
    <ReadingPage lead={since && <Since at={since} />} title={title}>
      <Prose>
        <p>{words.lead}</p>
        {words.sections.map((section) => (
          <Fragment key={section.title}>
            <h2>{section.title}</h2>
            {section.text.map(toElement)}
          </Fragment>
        ))}
      </Prose>
      {children}
    </ReadingPage>
  );
}
