import { maxLengths } from '@awaj/api-client/max-lengths';
import type { BidProgress } from '@awaj/api-client/schema';
import { type BidStage, bidStages } from '@awaj/domain/saved-tender';
import { useArea } from '@awaj/i18n/react';
import { Badge, type BadgeProps } from '@awaj/ui/Badge';
import { Dropdown, DropdownButton } from '@awaj/ui/Dropdown';
import { EditableText } from '@awaj/ui/EditableText';
import { Icon } from '@awaj/ui/Icon';
import { checkIcon, downIcon } from '@awaj/ui/icons';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { createProgressMutations } from './progress.mutations.ts';

export interface BidProgressLineProps {
  tender: { id: number; title: string };
  progress: BidProgress;
  mutation: ReturnType<ReturnType<typeof createProgressMutations>['save']>;
}

const tones = {
  considering: 'neutral',
  'buying-documents': 'ink',
  preparing: 'ink',
  submitted: 'positive',
} satisfies Record<BidStage, BadgeProps['tone']>;

/** The stage and note of a saved tender: the badge opens the stages, and pressing the note edits it. */
export function BidProgressLine({ tender, progress, mutation }: BidProgressLineProps): ReactElement {
  const { stage: words, note } = useArea('savedTenders');
  const { mutate } = useMutation(mutation);
  const save = (change: Parameters<typeof mutate>[0]['change']) => mutate({ id: tender.id, before: progress, change });
  return (
    <>
      <Dropdown
        label={words.label(tender.title, words.names[progress.stage])}
        opener={
          <Badge tone={tones[progress.stage]}>
            {words.names[progress.stage]}
            {'\u00a0'}
            <Icon drawing={downIcon} />
          </Badge>
        }
      >
        {bidStages.map((stage) => (
          <DropdownButton
            aria-current={stage === progress.stage}
            key={stage}
            onClick={() => stage !== progress.stage && save({ stage })}
          >
            <Badge tone={tones[stage]}>{words.names[stage]}</Badge>
            {stage === progress.stage && <Icon drawing={checkIcon} />}
          </DropdownButton>
        ))}
      </Dropdown>
      <EditableText
        label={note.label(tender.title)}
        maxLength={maxLengths.BidProgressChange.note}
        onSave={(text) => save({ note: text })}
        prompt={note.add}
        value={progress.note ?? ''}
      />
    </>
  );
}
