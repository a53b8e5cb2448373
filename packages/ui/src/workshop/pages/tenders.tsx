import type { ReactElement } from 'react';
import { Deadline } from '../../components/Deadline/Deadline.tsx';
import { LockedValue } from '../../components/LockedValue/LockedValue.tsx';
import { SaveButton } from '../../components/SaveButton/SaveButton.tsx';
import { TenderCard } from '../../components/TenderCard/TenderCard.tsx';
import { TenderMeta } from '../../components/TenderMeta/TenderMeta.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { nothing, type Say } from './say.ts';

interface Tender {
  id: string;
  /** As it was published, whatever the language of the page. */
  title: string;
  language: 'en' | 'am';
  company: string;
  region: [english: string, amharic: string];
  category: [english: string, amharic: string];
  closes: [english: string, amharic: string];
  /** In the other calendar, without the hour. */
  closesElsewhere: [english: string, amharic: string];
  left: [english: string, amharic: string];
  urgency: 'past' | 'calm' | 'soon' | 'high';
  age: [english: string, amharic: string];
}

export const tenders: readonly Tender[] = [
  {
    id: '1',
    title: 'Supply and installation of solar water pumps for twelve rural villages',
    language: 'en',
    company: 'Tekeze Basin Water Works Enterprise',
    region: ['Tigray', 'ትግራይ'],
    category: ['Water and Irrigation', 'ውኃና መስኖ'],
    closes: ['1 Dec 2026, 4:00 pm', '22 ኅዳር 2019 ዓ.ም., ከቀኑ 10:00 ሰዓት'],
    closesElsewhere: ['22 Hedar 2019 E.C.', 'ዲሴም 1 2026'],
    left: ['Closes in 4 hours', 'በ4 ሰዓት ውስጥ ይዘጋል'],
    urgency: 'high',
    age: ['16 minutes ago', 'ከ16 ደቂቃ በፊት'],
  },
  {
    id: '2',
    title: 'በ2019 በጀት ዓመት የእጅ መሣሪያዎችና የወርክሾፕ ዕቃዎች ግዥ ብሔራዊ ግልጽ ጨረታ',
    language: 'am',
    company: 'Gibe Valley University',
    region: ['Oromia', 'ኦሮሚያ'],
    category: ['Hand Tools', 'የእጅ መሣሪያዎች'],
    closes: ['4 Dec 2026, 10:00 am', '25 ኅዳር 2019 ዓ.ም., ከረፋዱ 4:00 ሰዓት'],
    closesElsewhere: ['25 Hedar 2019 E.C.', 'ዲሴም 4 2026'],
    left: ['Closes in 3 days', 'በ3 ቀናት ውስጥ ይዘጋል'],
    urgency: 'soon',
    age: ['2 hours ago', 'ከ2 ሰዓት በፊት'],
  },
  {
    id: '3',
    title: 'Maintenance of 14 km of gravel road between Dilla and Yirgachefe',
    language: 'en',
    company: 'Southern Roads Authority',
    region: ['South Ethiopia', 'ደቡብ ኢትዮጵያ'],
    category: ['Road Construction', 'የመንገድ ግንባታ'],
    closes: ['13 Dec 2026, 10:00 am', '4 ታኅሣሥ 2019 ዓ.ም., ከረፋዱ 4:00 ሰዓት'],
    closesElsewhere: ['4 Tahsas 2019 E.C.', 'ዲሴም 13 2026'],
    left: ['Closes in 12 days', 'በ12 ቀናት ውስጥ ይዘጋል'],
    urgency: 'calm',
    age: ['Yesterday', 'ትናንት'],
  },
  {
    id: '4',
    title: 'የሆስፒታል መድኃኒቶችና የላቦራቶሪ ዕቃዎች አቅርቦት',
    language: 'am',
    company: 'Hawassa Referral Hospital',
    region: ['Sidama', 'ሲዳማ'],
    category: ['Medicine', 'መድኃኒት'],
    closes: ['29 Nov 2026, 10:00 am', '20 ኅዳር 2019 ዓ.ም., ከረፋዱ 4:00 ሰዓት'],
    closesElsewhere: ['20 Hedar 2019 E.C.', 'ኖቬም 29 2026'],
    left: ['Closed', 'ተዘግቷል'],
    urgency: 'past',
    age: ['5 days ago', 'ከ5 ቀናት በፊት'],
  },
];

interface ListedProps {
  say: Say;
  tender: Tender;
  /** Of all of them, on its own page. */
  company?: string;
  sees: 'all' | 'little';
  /** Without it there is nothing to save with, as in the mini app. */
  isSaved?: boolean;
}

export function Listed({ say, tender, company = tender.company, sees, isSaved }: ListedProps): ReactElement {
  const isOpen = tender.urgency !== 'past';
  return (
    <TenderCard
      action={
        isSaved === undefined ? null : (
          <SaveButton
            isSaved={isSaved}
            labels={{ save: say('Save', 'ያስቀምጡ'), saved: say('Saved', 'ተቀምጧል') }}
            onClick={nothing}
            subject={tender.title}
          />
        )
      }
      age={say(...tender.age)}
      deadline={
        sees === 'all' ? (
          <>
            <Text as="span" size="s">
              {say(...tender.closes)}
            </Text>
            <Deadline label={say(...tender.left)} urgency={tender.urgency} />
          </>
        ) : (
          <LockedValue label={say('Login or Subscribe', 'ይግቡ ወይም ይመዝገቡ')} />
        )
      }
      href={`#tender-${tender.id}`}
      meta={<TenderMeta category={say(...tender.category)} company={company} region={say(...tender.region)} />}
      otherDate={sees === 'all' ? say(...tender.closesElsewhere) : ''}
      sources={sees === 'all' ? say('Addis Zemen +2', 'አዲስ ዘመን +2') : ''}
      status={
        isOpen
          ? { status: 'open', label: say('BIDDING OPEN', 'ጨረታው ክፍት ነው') }
          : { status: 'closed', label: say('BIDDING CLOSED', 'ጨረታው ተዘግቷል') }
      }
      title={tender.title}
      titleLanguage={tender.language}
    />
  );
}
