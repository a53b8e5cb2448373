import { lazy, type ReactElement, Suspense } from 'react';
import { hasJustPaid } from './pending-payment.ts';

const Nothing = (): null => null;

/** If the banner fails to load, the page is shown without it. */
const AfterPayingBanner = lazy(() =>
  import('./AfterPayingBanner.tsx').then(
    (file) => ({ default: file.AfterPayingBanner }),
    () => ({ default: Nothing }),
  ),
);

/** Loaded only after a payment in this visit. */
export const AfterPaying = (): ReactElement | null =>
  hasJustPaid() ? (
    <Suspense>
      <AfterPayingBanner />
    </Suspense>
  ) : null;
