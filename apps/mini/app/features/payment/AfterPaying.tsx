import { lazy, type ReactElement, Suspense } from 'react';
import { hasJustPaid } from './pending-payment.ts';

const Nothing = (): null => null;

/** The line may be lost with the payment: the page then stands without what it can do without. */
const AfterPayingBanner = lazy(() =>
  import('./AfterPayingBanner.tsx').then(
    (file) => ({ default: file.AfterPayingBanner }),
    () => ({ default: Nothing }),
  ),
);

/** Loaded by those alone who have paid during this visit. */
export const AfterPaying = (): ReactElement | null =>
  hasJustPaid() ? (
    <Suspense>
      <AfterPayingBanner />
    </Suspense>
  ) : null;
