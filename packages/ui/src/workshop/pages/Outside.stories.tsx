import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { CompanySlider } from '../../components/CompanySlider/CompanySlider.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { PageLayout } from '../../components/PageLayout/PageLayout.tsx';
import { PlanCard, PlanCards } from '../../components/PlanCard/PlanCard.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Screen } from './Screen.tsx';
import { fullscreen, pageStory, type Say } from './say.ts';

const meta = { title: 'Pages/Outside', parameters: fullscreen } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const signUp = (say: Say) => ({ kind: 'link', href: '#signup', action: say('Sign Up', 'ይመዝገቡ') }) as const;

const plans = (say: Say) => (
  <Stack gap="s">
    <PlanCards>
      <PlanCard choice={signUp(say)} name={say('3 Months', '3 ወር')} price={say('ETB 980.00', '980.00 ብር')} />
      <PlanCard
        choice={signUp(say)}
        name={say('6 Months', '6 ወር')}
        note={say('24% less than 2 × 3 months', 'ከ2 × 3 ወር በ24% ያነሰ')}
        price={say('ETB 1,480.00', '1,480.00 ብር')}
      />
      <PlanCard
        choice={signUp(say)}
        claim={say('Buy Yearly and Save 60%', 'በዓመት ይግዙ፣ 60% ይቆጥቡ')}
        isChosen
        name={say('1 Year', '1 ዓመት')}
        note={say('40% less than 4 × 3 months', 'ከ4 × 3 ወር በ40% ያነሰ')}
        price={say('ETB 2,360.00', '2,360.00 ብር')}
      />
    </PlanCards>
    <Text size="s" tone="muted">
      {say('Prices include 15% VAT.', 'ዋጋው 15% ተ.እ.ታ.ን ያካትታል።')}
    </Text>
  </Stack>
);

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

const companies = (say: Say) => (
  <CompanySlider
    arrows={{ back: say('Earlier companies', 'የቀደሙ ድርጅቶች'), forward: say('More companies', 'ተጨማሪ ድርጅቶች') }}
    companies={[
      'Gibe Valley University',
      'Tekeze Basin Water Works',
      'Hawassa Referral Hospital',
      'Southern Roads',
    ].map((name, place) => ({
      id: place,
      name,
      logo: null,
      href: `#company-${place}`,
      count: say(`${14 - place} open tenders`, `${14 - place} ክፍት ጨረታዎች`),
    }))}
    label={say('Popular companies', 'ተወዳጅ ድርጅቶች')}
  />
);

export const Landing: Story = pageStory(({ say }) => (
  <Screen hasFooter place="other" reader="visitor" say={say}>
    <PageLayout
      top={
        <Hero
          actions={
            <>
              <Link href="#signup" look="button">
                {say('Sign Up', 'ይመዝገቡ')}
              </Link>
              <Link href="#tenders" look="quietButton">
                {say('See the tenders', 'ጨረታዎቹን ይመልከቱ')}
              </Link>
            </>
          }
          note={say('Questions? Call +251 900 000 000', 'ጥያቄ አለዎት? +251 900 000 000 ይደውሉ')}
          text={say(
            'Daily alerts by email, SMS and Telegram, from every region and in four languages.',
            'በየቀኑ ማንቂያ በኢሜይል፣ በአጭር መልእክትና በቴሌግራም፤ ከሁሉም ክልሎች፣ በአራት ቋንቋዎች።',
          )}
          title={say('Every tender in Ethiopia, in one place', 'የኢትዮጵያ ጨረታዎች ሁሉ በአንድ ቦታ')}
        />
      }
    >
      <Stack gap="xl">
        {companies(say)}
        <Stack gap="m">
          <Heading level={2}>{say('Pricing', 'ዋጋ')}</Heading>
          {plans(say)}
        </Stack>
        <Stack gap="m">
          <Heading level={2}>{say('Questions', 'ጥያቄዎች')}</Heading>
          <Accordion entries={questions(say)} />
        </Stack>
      </Stack>
    </PageLayout>
  </Screen>
));

export const Pricing: Story = pageStory(({ say }) => (
  <Screen hasFooter place="pricing" reader="visitor" say={say}>
    <PageLayout top={<Heading level={1}>{say('Pricing', 'ዋጋ')}</Heading>}>
      <Heading level={2}>{say('Choose a plan', 'አማራጭ ይምረጡ')}</Heading>
      {plans(say)}
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
