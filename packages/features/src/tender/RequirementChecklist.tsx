import type { AreaMessages } from '@awaj/i18n';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Checklist } from '@awaj/ui/Checklist';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { createRequirementMutations } from './requirement.mutations.ts';
import type { Requirement, TenderDetail } from './tender.ts';
import { priceText } from './tender-text.ts';

type TickMutation = ReturnType<ReturnType<typeof createRequirementMutations>['tick']>;

export interface RequirementChecklistProps {
  tender: TenderDetail;
  mutation: TickMutation;
}

type Words = AreaMessages['tenderPage']['requirements'];

/**
 * The notice's requirements as a checklist. Nothing for a locked notice, one without clear requirements, or a closed
 * tender.
 */
export function RequirementChecklist({ tender, mutation }: RequirementChecklistProps): ReactElement | null {
  const { requirements: words } = useArea('tenderPage');
  const messages = useMessages();
  const locale = useLocale();
  const ticking = useMutation(mutation);
  const { requirements, notice, status } = tender;
  if (!requirements || requirements.length === 0 || notice.kind === 'locked' || status === 'closed') return null;
  const price = (printed: string | null) => priceText(printed, locale, messages.tender);
  const labelOf = ({ kind }: Requirement, names: Words['kinds']): string => {
    if (kind === 'bid-bond') return words.bond(price(notice.bond));
    return kind === 'bid-document' ? words.document(price(notice.documentPrice)) : names[kind];
  };
  const ticked = requirements.filter(({ isTicked }) => isTicked).length;
  const items = requirements.map((requirement) => ({
    id: requirement.kind,
    label: labelOf(requirement, words.kinds),
    isTicked: requirement.isTicked,
  }));
  return (
    <Checklist
      items={items}
      onTick={(id, isTicked) => {
        const kind = requirements.find((requirement) => requirement.kind === id)?.kind;
        if (kind) ticking.mutate({ tenderId: tender.id, kind, isTicked });
      }}
      progress={`${ticked} / ${items.length}`}
      showAll={words.showAll}
      title={words.title}
    />
  );
}
