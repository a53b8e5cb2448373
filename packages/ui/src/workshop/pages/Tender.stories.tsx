import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LockedContent } from '../../components/LockedContent/LockedContent.tsx';
import { PageLayout } from '../../components/PageLayout/PageLayout.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TenderContent } from '../../components/TenderContent/TenderContent.tsx';
import { Screen } from './Screen.tsx';
import { fullscreen, pageStory, type Say } from './say.ts';
import { TenderPage } from './TenderPage.tsx';

const meta = { title: 'Pages/Tender', parameters: fullscreen } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const notice = `<p>Tekeze Basin Water Works Enterprise invites sealed bids from eligible bidders.</p>
<h3>Lots</h3>
<table><thead><tr><th>Lot</th><th>Item</th><th>Quantity</th></tr></thead>
<tbody><tr><td>1</td><td>Solar pump, 2.2 kW</td><td>12</td></tr><tr><td>2</td><td>Panel, 450 W</td><td>96</td></tr></tbody></table>
<h3>የጨረታ ሰነድ</h3><ul><li>ሰነዱን በሥራ ቀናት ከፋይናንስ ክፍል መውሰድ ይቻላል።</li><li>ጨረታው በተዘጋበት ቀን ይከፈታል።</li></ul>`;

export const Visitor: Story = pageStory(({ say }) => (
  <TenderPage isLocked reader="visitor" say={say}>
    <LockedContent
      action={
        <Stack direction="row" gap="s">
          <Link href="#signup" look="button">
            {say('Register', 'ይመዝገቡ')}
          </Link>
          <Link href="#login" look="quietButton">
            {say('Log In', 'ይግቡ')}
          </Link>
        </Stack>
      }
      benefit={say(
        'A subscription shows closing dates, prices and the full text of every tender.',
        'ሲመዘገቡ የእያንዳንዱን ጨረታ መዝጊያ ቀን፣ ዋጋና ሙሉ ጽሑፍ ያያሉ።',
      )}
      price={say('From ETB 980.00 for 3 months, VAT included', 'ለ3 ወራት ከ980.00 ብር ጀምሮ፣ ተ.እ.ታ.ን ጨምሮ')}
      prompt={say('Log in or register to read the full notice', 'ሙሉውን ማስታወቂያ ለማንበብ ይግቡ ወይም ይመዝገቡ')}
      snippet="Tekeze Basin Water Works Enterprise invites sealed bids from eligible bidders for the supply of pumps."
    />
  </TenderPage>
));

const content = (say: Say) => (
  <TenderContent html={notice} tableLabel={say('Table, scrolls sideways', 'ሠንጠረዥ፣ ወደ ጎን ይንቀሳቀሳል')} />
);

export const Subscriber: Story = pageStory(({ say }) => (
  <TenderPage reader="member" say={say}>
    {content(say)}
  </TenderPage>
));

export const Trial: Story = pageStory(({ say }) => (
  <TenderPage
    banner={
      <Banner
        action={
          <Link href="#pay" look="button">
            {say('Pay', 'ይክፈሉ')}
          </Link>
        }
        text={say('9 of your 15 days are left.', 'ከ15 ቀናትዎ 9 ቀናት ቀርተዋል።')}
        title={say('Free trial', 'ነጻ ሙከራ')}
        tone="trial"
      />
    }
    reader="member"
    say={say}
  >
    {content(say)}
  </TenderPage>
));

export const PaymentDue: Story = pageStory(({ say }) => (
  <TenderPage
    banner={
      <Banner
        action={<Button>{say('Pay', 'ይክፈሉ')}</Button>}
        text={say('1 Year, ETB 2,360.00', '1 ዓመት፣ 2,360.00 ብር')}
        title={say('Your subscription is not active', 'ምዝገባዎ ንቁ አይደለም')}
        tone="payment"
      />
    }
    isLocked
    reader="member"
    say={say}
  >
    <LockedContent
      action={<Button>{say('Pay', 'ይክፈሉ')}</Button>}
      benefit={say('Pay to read closing dates, prices and the full text.', 'መዝጊያ ቀን፣ ዋጋና ሙሉ ጽሑፍ ለማንበብ ይክፈሉ።')}
      price={say('ETB 2,360.00, VAT included', '2,360.00 ብር፣ ተ.እ.ታ.ን ጨምሮ')}
      prompt={say('Continue your subscription', 'ምዝገባዎን ይቀጥሉ')}
      snippet="Tekeze Basin Water Works Enterprise invites sealed bids from eligible bidders for the supply of pumps."
    />
  </TenderPage>
));

export const Loading: Story = pageStory(({ say }) => (
  <Screen place="tenders" reader="member" say={say}>
    <PageLayout facts={<Skeleton height="box" />} top={<Skeleton height="title" />}>
      <Stack gap="s">
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </Stack>
    </PageLayout>
  </Screen>
));
