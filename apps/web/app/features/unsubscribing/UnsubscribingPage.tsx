import type { Unsubscribing } from '@awaj/api-client/schema';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { BrandLink } from '../../shell/BrandLink.tsx';

/**
 * The field of the button that subscribes again. Mailboxes send another one, and so does the button that unsubscribes.
 */
export const resumeField = 'resume';

function useListName({ list, name, channel, to }: Unsubscribing): string {
  const words = useArea('unsubscribing');
  if (list === 'search') return words.search(name ?? '');
  return list === 'weeklyLetter' ? words.weeklyLetter : words.alerts[channel](to ?? '');
}

interface UnsubscribingPageProps {
  link: Unsubscribing;
  /** The reader has just subscribed again. */
  isResumed: boolean;
}

/** Plain forms, which work without script or login. */
export function UnsubscribingPage({ link, isResumed }: UnsubscribingPageProps): ReactElement {
  const { ask, stopped, resumed, settings } = useArea('unsubscribing');
  const paths = pathsIn(useLocale());
  const asked = isResumed ? resumed : ask;
  const { title, note } = link.is_stopped ? stopped : asked;
  return (
    <FormLayout
      brand={<BrandLink />}
      foot={<Link href={paths.settings('channel')}>{settings}</Link>}
      intro={useListName(link)}
      title={title}
    >
      <form method="post">
        <Stack gap="m">
          <Text>{note}</Text>
          {link.is_stopped ? (
            <Button name={resumeField} tone="quiet" type="submit" value="yes">
              {stopped.resume}
            </Button>
          ) : (
            <Button tone={isResumed ? 'quiet' : 'primary'} type="submit">
              {ask.stop}
            </Button>
          )}
        </Stack>
      </form>
    </FormLayout>
  );
}

export function LostLink(): ReactElement {
  const { lost } = useArea('unsubscribing');
  const paths = pathsIn(useLocale());
  return (
    <FormLayout brand={<BrandLink />} intro={lost.note} title={lost.title}>
      <Link href={paths.settings('channel')} look="button">
        {lost.settings}
      </Link>
    </FormLayout>
  );
}
