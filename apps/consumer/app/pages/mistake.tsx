import { Badge } from '@awaj/ui/Badge';

// @ts-expect-error: the published types name the tones there are.
export const mistake = <Badge tone="loud">Paid</Badge>;
