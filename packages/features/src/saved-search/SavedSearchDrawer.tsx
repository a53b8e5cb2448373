import { maxLengths } from '@awaj/api-client/max-lengths';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Drawer } from '@awaj/ui/Drawer';
import { Stack } from '@awaj/ui/Stack';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useForm } from '../form/form.ts';
import { SavedSearchFields } from './SavedSearchFields.tsx';
import { SearchPreview, type SearchPreviewProps } from './SearchPreview.tsx';
import type { SearchAlert } from './saved-search.mapper.ts';
import { fieldErrors, fromValues, refusalOfFilters, toValues } from './saved-search-form.ts';

type Chosen = Omit<SearchAlert, 'filters'>;

export interface SavedSearchDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The initial values. */
  initial: Chosen;
  /** The filters in words. */
  choices: readonly string[];
  /** Removes a filter, where that is allowed. */
  onRemove?: (place: number) => void;
  preview: SearchPreviewProps['query'];
  renderTenders: SearchPreviewProps['renderTenders'];
  /** Saves it; a thrown error is shown. */
  save: (chosen: Chosen) => Promise<void>;
  /** Another note for the reader. */
  note?: ReactNode;
}

/** Names a search and sets its alert times, with a preview of last week. */
export function SavedSearchDrawer(props: SavedSearchDrawerProps): ReactElement {
  const { isOpen, onClose, title, initial, choices, onRemove, preview, renderTenders, save, note } = props;
  const words = useArea('savedSearches');
  const { form: formWords } = useMessages();
  const id = useId();
  const form = useForm({
    initial: toValues(initial),
    check: (values) => fieldErrors(values, formWords),
    longest: maxLengths.SavedSearchForm,
    submit: (values) => save(fromValues(values)),
    refusal: refusalOfFilters,
  });
  return (
    <Drawer
      closeLabel={words.dialog.close}
      foot={
        <Button form={id} isBusy={form.isBusy} type="submit">
          {words.submit}
        </Button>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={title}
    >
      <Stack gap="l">
        <form id={id} method="dialog" noValidate onSubmit={form.onSubmit}>
          <Stack gap="m">
            <SavedSearchFields choices={choices} form={form} onRemove={onRemove} />
          </Stack>
        </form>
        {note}
        <SearchPreview renderTenders={renderTenders} query={preview} />
      </Stack>
    </Drawer>
  );
}
