import { Card } from '../../components/Card/Card.tsx';
import { CompanySlider } from '../../components/CompanySlider/CompanySlider.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PlanCard, PlanCards } from '../../components/PlanCard/PlanCard.tsx';
import { PointList } from '../../components/PointList/PointList.tsx';
import { SearchBar } from '../../components/SearchBar/SearchBar.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { bellIcon, bookmarkIcon, documentIcon } from '../../icons.ts';
import type { Say } from './say.ts';

const choose = (say: Say, english: string, amharic: string) =>
  ({ kind: 'link', href: '#signup', action: say(`Choose ${english}`, `የ${amharic}ን ይምረጡ`) }) as const;

export const plans = (say: Say) => (
  <Stack gap="s">
    <PlanCards>
      <PlanCard
        choice={choose(say, '3 Months', '3 ወር')}
        name={say('3 Months', '3 ወር')}
        price={say('ETB 980.00', '980.00 ብር')}
      />
      <PlanCard
        choice={choose(say, '6 Months', '6 ወር')}
        name={say('6 Months', '6 ወር')}
        note={say('24% less than 2 × 3 months', 'ከ2 × 3 ወር በ24% ያነሰ')}
        price={say('ETB 1,480.00', '1,480.00 ብር')}
      />
      <PlanCard
        choice={choose(say, '1 Year', '1 ዓመት')}
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

export const contact = (say: Say) => (
  <Text tone="muted">
    {say('Questions? Call us, at any hour: ', 'ጥያቄ አለዎት? በማንኛውም ሰዓት ይደውሉ፦ ')}
    <Link href="tel:+251900000000" look="inline">
      {'+251\u00a0900\u00a0000\u00a0000'}
    </Link>
  </Text>
);

export const companies = (say: Say) => (
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

export const welcome = (say: Say) => (
  <Hero
    actions={
      <>
        <SearchBar
          action="#tenders"
          labels={{
            field: say('Search tenders', 'ጨረታዎችን ይፈልጉ'),
            clear: say('Clear', 'ያጥፉ'),
            submit: say('Search', 'ይፈልጉ'),
          }}
          name="q"
          placeholder={say('Roads, medicine …', 'ግንባታ፣ መድኃኒት …')}
        />
        <Link href="#signup" look="quietButton">
          {say('Signup', 'ይመዝገቡ')}
        </Link>
        <Link href="#tenders" look="quietButton">
          {say('See the newest tenders', 'አዳዲስ ጨረታዎችን ይመልከቱ')}
        </Link>
      </>
    }
    note={contact(say)}
    text={say(
      'Collected every day from newspapers, magazines and the websites of organisations, in four languages and from every region.',
      'ከጋዜጦች፣ ከመጽሔቶችና ከድርጅቶች ድረ ገጾች በየቀኑ የተሰበሰቡ፣ በአራት ቋንቋዎች፣ ከሁሉም ክልሎች።',
    )}
    title={say('Every tender in Ethiopia, in one place', 'የኢትዮጵያ ጨረታዎች ሁሉ በአንድ ቦታ')}
  />
);

export const claims = (say: Say) => (
  <PointList
    points={[
      {
        icon: bellIcon,
        title: say('Daily alerts', 'ዕለታዊ ማንቂያ'),
        text: say(
          'By email, SMS and Telegram, for the categories, regions and languages that you choose.',
          'በመረጧቸው ምድቦች፣ ክልሎችና ቋንቋዎች የወጡ ጨረታዎች በኢሜይል፣ በአጭር መልእክትና በቴሌግራም ይደርስዎታል።',
        ),
      },
      {
        icon: documentIcon,
        title: say('Unlimited tender access', 'ገደብ የሌለው የጨረታ ንባብ'),
        text: say(
          'Read as many tenders as you like: the whole notice, the dates, the bond and where to buy the document.',
          'የፈለጉትን ያህል ጨረታ ያንብቡ፦ ሙሉውን ማስታወቂያ፣ ቀኖቹን፣ የማስከበሪያውን መጠንና ሰነዱ የሚሸጥበትን ቦታ።',
        ),
      },
      {
        icon: bookmarkIcon,
        title: say('Saving tenders', 'ጨረታ ማስቀመጥ'),
        text: say(
          'Put aside what you want to bid for. Saved tenders stay readable without a connection.',
          'ሊወዳደሩባቸው የሚፈልጓቸውን ጨረታዎች ያስቀምጡ። የተቀመጡትን ያለ በይነመረብም ማንበብ ይችላሉ።',
        ),
      },
    ]}
  />
);

export const start = (say: Say) => (
  <Card as="section" padding="l">
    <Stack align="start" gap="m">
      <Heading level={2}>{say('Be there when the next tender comes out', 'ቀጣዩ ጨረታ ሲወጣ ቀድመው ይወቁ')}</Heading>
      <Text>
        {say(
          'It takes two minutes: your name, your telephone number, and what you are looking for.',
          'ሁለት ደቂቃ ብቻ ይወስዳል፦ ስምዎ፣ ስልክ ቁጥርዎና የሚፈልጉት የጨረታ ዓይነት።',
        )}
      </Text>
      <Link href="#signup" look="button">
        {say('Signup', 'ይመዝገቡ')}
      </Link>
    </Stack>
  </Card>
);
