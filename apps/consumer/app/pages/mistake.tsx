import { Badge } from '@awaj/ui/Badge';

// @ts-expect-error: the published types list the possible tones.
export const mistake = <Badge tone="loud">Paid</Badge>;
