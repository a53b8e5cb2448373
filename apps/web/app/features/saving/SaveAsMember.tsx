import { SaveTenderButton } from '@awaj/features/saved-tender';
import type { ReactElement } from 'react';
import { takePendingSaveOf } from '../../data/pending-save.ts';
import type { SaveTenderProps } from './SaveTender.tsx';
import { useSaveMutation } from './use-save-mutation.ts';

export const SaveAsMember = (props: SaveTenderProps): ReactElement => (
  <SaveTenderButton
    mutation={useSaveMutation()}
    wasPressed={() => takePendingSaveOf(props.tender.id, new Date())}
    {...props}
  />
);
