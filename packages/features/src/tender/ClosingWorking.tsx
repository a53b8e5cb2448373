import { useArea, useLocale } from '@awaj/i18n/react';
import { Card } from '@awaj/ui/Card';
import { FactList } from '@awaj/ui/FactList';
import { Heading } from '@awaj/ui/Heading';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import type { CloseDateWorking, NoticeDate } from './tender.ts';
import { workingSteps } from './working-text.ts';

export interface ClosingWorkingProps {
  working: CloseDateWorking | null;
  closes: NoticeDate;
  now: Date;
}

/** How the closing date was worked out, step by step. Nothing if it is printed. */
export function ClosingWorking({ working, closes, now }: ClosingWorkingProps): ReactElement | null {
  const words = useArea('deadline');
  const locale = useLocale();
  const steps = working && workingSteps(working, now, { locale, words });
  if (!steps || steps.length === 0) return null;
  const quoted = working.originalWords || closes.alternativeText;
  return (
    <Card as="section">
      <Stack gap="xs">
        <Heading level={2} size="s">
          {words.steps.title}
        </Heading>
        {quoted && (
          <Text dir="auto" size="s" tone="muted">
            {words.originalWords(quoted)}
          </Text>
        )}
        <FactList facts={steps} look="lines" />
      </Stack>
    </Card>
  );
}
