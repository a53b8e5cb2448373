import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CompanyLogo } from '../../components/CompanyLogo/CompanyLogo.tsx';
import { Deadline } from '../../components/Deadline/Deadline.tsx';
import { DualDate } from '../../components/DualDate/DualDate.tsx';
import { FactList } from '../../components/FactList/FactList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LockedValue } from '../../components/LockedValue/LockedValue.tsx';
import { PageLayout } from '../../components/PageLayout/PageLayout.tsx';
import { SaveButton } from '../../components/SaveButton/SaveButton.tsx';
import { ShareMenu } from '../../components/ShareMenu/ShareMenu.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { calendarIcon, printIcon } from '../../icons.ts';
import { Screen } from './Screen.tsx';
import { nothing, type Say } from './say.ts';
import { Listed, tenders } from './tenders.tsx';

const title = 'Supply and installation of solar water pumps for twelve rural villages';

function facts(say: Say, isLocked: boolean) {
  const shown = (value: ReactNode) =>
    isLocked ? <LockedValue label={say('Login or Subscribe', 'ይግቡ ወይም ይመዝገቡ')} /> : value;
  const day = (at: string, english: string, amharic: string) => (
    <DualDate at={new Date(at)} main={say(english, amharic)} other={say(amharic, english)} />
  );
  return [
    {
      label: say('Bid closing date', 'ጨረታው የሚዘጋበት ቀን'),
      value: shown(
        <>
          {day('2026-12-01T13:00:00Z', '1 Dec 2026, 4:00 pm', '22 ኅዳር 2019 ዓ.ም., ከቀኑ 10:00 ሰዓት')}
          <div>
            <Deadline label={say('Closes in 4 hours', 'በ4 ሰዓት ውስጥ ይዘጋል')} urgency="high" />
          </div>
        </>,
      ),
      room: 'threeLines' as const,
    },
    {
      label: say('Bid opening date', 'ጨረታው የሚከፈትበት ቀን'),
      value: shown(day('2026-12-01T13:30:00Z', '1 Dec 2026, 4:30 pm', '22 ኅዳር 2019 ዓ.ም., ከቀኑ 10:30 ሰዓት')),
      room: 'twoLines' as const,
    },
    {
      label: say('Published on', 'የወጣበት'),
      value: shown(
        <>
          <Text as="div" weight="strong">
            {say('Addis Zemen', 'አዲስ ዘመን')}
          </Text>
          {day('2026-11-18T00:00:00Z', '18 Nov 2026', '9 ኅዳር 2019 ዓ.ም.')}
        </>,
      ),
      room: 'twoLines' as const,
    },
    { label: say('Posted', 'የተለጠፈው'), value: say('16 minutes ago', 'ከ16 ደቂቃ በፊት') },
    { label: say('Bid document price', 'የጨረታ ሰነድ ዋጋ'), value: shown(say('ETB 200.00', '200.00 ብር')) },
    { label: say('Bid bond price', 'የጨረታ ማስከበሪያ'), value: shown(say('ETB 50,000.00', '50,000.00 ብር')) },
  ];
}

interface TenderPageProps {
  say: Say;
  reader: 'visitor' | 'member';
  banner?: ReactNode;
  isLocked?: boolean;
  children: ReactNode;
}

const company = 'Tekeze Basin Water Works Enterprise';

const head = (say: Say) => (
  <Stack gap="s">
    <Stack direction="row" gap="s">
      <StatusBadge label={say('BIDDING OPEN', 'ጨረታው ክፍት ነው')} status="open" />
    </Stack>
    <Heading lang="en" level={1} size="l">
      {title}
    </Heading>
    <Stack direction="row" gap="s" wrap="none">
      <CompanyLogo name={company} src={null} />
      <Stack gap="xxs">
        <Link href="#company">{company}</Link>
        <Text as="span" size="s" tone="muted">
          {say('Tigray', 'ትግራይ')}
          {' · '}
          <Link href="#category" look="inline">
            {say('Water and Irrigation', 'ውኃና መስኖ')}
          </Link>
        </Text>
      </Stack>
    </Stack>
  </Stack>
);

const actions = (say: Say, seesDates: boolean) => (
  <Stack direction="row" gap="xs">
    <SaveButton
      isSaved={false}
      labels={{ save: say('Save', 'ያስቀምጡ'), saved: say('Saved', 'ተቀምጧል') }}
      look="button"
      onClick={nothing}
      subject={title}
    />
    <ShareMenu
      title={title}
      url="https://awaj.et/tender/1"
      words={{
        group: say('Share this tender', 'ይህን ጨረታ ያጋሩ'),
        share: say('Share', 'ያጋሩ'),
        telegram: say('Telegram', 'ቴሌግራም'),
        copy: say('Copy link', 'አድራሻውን ይቅዱ'),
        copied: say('Copied', 'ተቀድቷል'),
        copyFailed: say('Copy it from the address bar', 'ከአድራሻ አሞሌው ይቅዱት'),
      }}
    />
    <Button tone="quiet">
      <Icon drawing={printIcon} />
      {say('Print', 'ያትሙ')}
    </Button>
    {seesDates && (
      <Button tone="quiet">
        <Icon drawing={calendarIcon} />
        {say('Add to calendar', 'ወደ ቀን መቁጠሪያ ያክሉ')}
      </Button>
    )}
  </Stack>
);

const related = (say: Say, sees: 'all' | 'little') => (
  <Stack as="section" gap="m">
    <Heading level={2} size="m">
      {say('Related tenders', 'ተመሳሳይ ጨረታዎች')}
    </Heading>
    <div>
      {tenders.slice(1, 3).map((tender) => (
        <Listed key={tender.id} say={say} sees={sees} tender={tender} />
      ))}
    </div>
    <Link href="#category">{say('All tenders in Water and Irrigation', 'በውኃና መስኖ ምድብ ያሉ ጨረታዎች በሙሉ')}</Link>
  </Stack>
);

export function TenderPage({ say, reader, banner, isLocked = false, children }: TenderPageProps): ReactElement {
  return (
    <Screen place="tenders" reader={reader} say={say}>
      <PageLayout
        facts={<FactList facts={facts(say, isLocked)} />}
        top={
          <Stack gap="m">
            {head(say)}
            {actions(say, !isLocked)}
            {banner}
          </Stack>
        }
      >
        <Stack gap="xl">
          <Stack as="section" gap="m">
            <Heading level={2} size="m">
              {say('The notice', 'ማስታወቂያው')}
            </Heading>
            {children}
          </Stack>
          {related(say, isLocked ? 'little' : 'all')}
        </Stack>
      </PageLayout>
    </Screen>
  );
}
