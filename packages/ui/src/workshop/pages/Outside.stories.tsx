import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { PageLayout } from '../../components/PageLayout/PageLayout.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { claims, companies, contact, plans, start, welcome } from './landing.tsx';
import { Screen } from './Screen.tsx';
import { fullscreen, pageStory, type Say } from './say.ts';
import { titled } from './titled.tsx';

const meta = { title: 'Pages/Outside', parameters: fullscreen } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const questions = (say: Say) => [
  {
    id: 'sources',
    question: say('Where do the tenders come from?', 'ጨረታዎቹ ከየት ይመጣሉ?'),
    answer: say(
      'From newspapers, magazines and the websites of organisations, every day, in four languages.',
      'ከጋዜጦች፣ ከመጽሔቶችና ከድርጅቶች ድረ ገጾች፣ በየቀኑ፣ በአራት ቋንቋዎች።',
    ),
  },
  {
    id: 'refund',
    question: say('Can I have my money back?', 'ገንዘቤን ማስመለስ እችላለሁ?'),
    answer: say('Within 30 days of subscribing.', 'በተመዘገቡ በ30 ቀናት ውስጥ።'),
  },
];

export const Landing: Story = pageStory(({ say }) => (
  <Screen hasFooter place="other" reader="visitor" say={say}>
    <PageLayout top={welcome(say)}>
      <Stack gap="xxl">
        <Stack as="section" gap="m">
          <Heading level={2}>{say('Popular companies', 'ተወዳጅ ድርጅቶች')}</Heading>
          {companies(say)}
        </Stack>
        <Stack as="section" gap="l">
          <Heading level={2}>{say('What Awaj does for you', 'አዋጅ ምን ያደርግልዎታል?')}</Heading>
          {claims(say)}
        </Stack>
        <Stack as="section" gap="m">
          {titled(
            say('Pricing', 'ዋጋ'),
            say(
              'One price for everything. The plans differ only in how long they last.',
              'ሁሉንም ያካተተ አንድ ዋጋ። አማራጮቹ የሚለያዩት በቆይታቸው ብቻ ነው።',
            ),
          )}
          {plans(say)}
        </Stack>
        {start(say)}
        <Stack as="section" gap="m">
          <Heading level={2}>{say('Questions', 'ጥያቄዎች')}</Heading>
          <Accordion entries={questions(say)} />
          <Link href="#faq">{say('All questions and answers', 'ሁሉም ጥያቄዎችና መልሶች')}</Link>
        </Stack>
      </Stack>
    </PageLayout>
  </Screen>
));

export const Pricing: Story = pageStory(({ say }) => (
  <Screen hasFooter place="pricing" reader="visitor" say={say}>
    <PageLayout
      top={
        <Stack gap="xs">
          <Heading level={1}>{say('Pricing', 'ዋጋ')}</Heading>
          <Text tone="muted">
            {say(
              'Every plan opens every tender. They differ only in how long they last.',
              'እያንዳንዱ አማራጭ ሁሉንም ጨረታዎች ይከፍታል። የሚለያዩት በቆይታቸው ብቻ ነው።',
            )}
          </Text>
        </Stack>
      }
    >
      <Stack gap="l">
        <Stack as="section" gap="s">
          <Heading level={2}>{say('Choose a plan', 'አማራጭ ይምረጡ')}</Heading>
          {plans(say)}
        </Stack>
        <Prose as="div">
          <h2>{say('In every plan', 'በሁሉም አማራጮች የሚያገኙት')}</h2>
          <ul>
            <li>{say('Daily alerts by email, SMS and Telegram', 'ዕለታዊ ማንቂያ በኢሜይል፣ በአጭር መልእክትና በቴሌግራም')}</li>
            <li>{say('24/7 support by telephone', 'የ24 ሰዓት የስልክ ድጋፍ')}</li>
          </ul>
          <p>
            <Link href="#refund">{say('Read the refund policy', 'የተመላሽ ክፍያ ፖሊሲውን ያንብቡ')}</Link>
          </p>
        </Prose>
        {contact(say)}
      </Stack>
    </PageLayout>
  </Screen>
));

export const Faq: Story = pageStory(({ say }) => (
  <Screen hasFooter place="faq" reader="visitor" say={say}>
    <PageLayout top={<Heading level={1}>{say('FAQ', 'ተደጋጋሚ ጥያቄዎች')}</Heading>}>
      <Accordion entries={questions(say)} level={2} open="sources" />
    </PageLayout>
  </Screen>
));

export const RefundPolicy: Story = pageStory(({ say }) => (
  <Screen hasFooter place="other" reader="visitor" say={say}>
    <PageLayout top={<Heading level={1}>{say('Refund Policy', 'የተመላሽ ገንዘብ ፖሊሲ')}</Heading>}>
      <Prose>
        <p>{say('You may ask for your money back within 30 days.', 'በ30 ቀናት ውስጥ ገንዘብዎ እንዲመለስ መጠየቅ ይችላሉ።')}</p>
        <h2>{say('How long it takes', 'ምን ያህል ጊዜ ይወስዳል?')}</h2>
        <p>{say('Seven business days at most.', 'ቢበዛ ሰባት የሥራ ቀናት።')}</p>
      </Prose>
    </PageLayout>
  </Screen>
));

export const Missing: Story = pageStory(({ say }) => (
  <Screen hasFooter place="other" reader="visitor" say={say}>
    <PageLayout>
      <NotFound
        home={{ label: say('Go to Homepage', 'ወደ መነሻ ገጽ ይሂዱ'), href: '#home' }}
        text={say('The address may be mistyped, or the page has moved.', 'አድራሻው በስህተት ተጽፎ ወይም ገጹ ተዛውሮ ሊሆን ይችላል።')}
        title={say('Page not found', 'ገጹ አልተገኘም')}
      />
    </PageLayout>
  </Screen>
));
