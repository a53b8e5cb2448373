import { Badge } from '@awaj/ui/Badge';
import { Icon } from '@awaj/ui/Icon';
import { lockIcon } from '@awaj/ui/icons';
import { PasswordField } from '@awaj/ui/PasswordField';
import { TenderCard } from '@awaj/ui/TenderCard';

/** A server component, as each is that does not say otherwise. */
export default function Page() {
  return (
    <main>
      <Badge tone="positive">ተከፍሏል</Badge>
      <Icon drawing={lockIcon} />
      <TenderCard
        href="/every"
        status={{ status: 'open', label: 'Bidding open' }}
        title="Solar water pumps for twelve rural villages"
      />
      <PasswordField
        autoComplete="current-password"
        label="Password"
        labels={{ show: 'Show', hide: 'Hide' }}
        name="password"
      />
    </main>
  );
}
