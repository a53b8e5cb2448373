import { type ReactElement, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TenderCard, TenderCardSkeleton } from '../TenderCard/TenderCard.tsx';
import { InfiniteList, type InfiniteListHandle, type InfiniteListPosition } from './InfiniteList.tsx';

interface LongListProps {
  count: number;
  /** How many items the first button adds. */
  arrives: number;
  language?: 'en' | 'am';
}

const words = {
  en: [
    'Supply of solar water pumps',
    'BIDDING OPEN',
    '16 minutes ago',
    'Tigray · Water',
    'More',
    'Away',
    'To the last',
    'There and back',
  ],
  am: [
    'የፀሐይ ኃይል የውሃ ፓምፖች አቅርቦት',
    'ጨረታው ክፍት ነው',
    'ከ16 ደቂቃ በፊት',
    'ትግራይ · ውሃ',
    'ተጨማሪ',
    'ሂድ',
    'ወደ መጨረሻው',
    'ሄዶ መመለስ',
    'ሄዶ መመለስ',
  ],
} as const;

const cardIn = ([title, status, age, meta]: readonly string[]) =>
  function card(place: number): ReactElement {
    return (
      <TenderCard
        deadline={age}
        href={`#${place}`}
        meta={meta ?? ''}
        status={{ status: 'open', label: status ?? '' }}
        title={`${place}. ${`${title} `.repeat(1 + (place % 4) * 2)}`}
      />
    );
  };
const cards = { en: cardIn(words.en), am: cardIn(words.am) };

const itemsOf = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place + 1);

/** For stories, a list as an app uses it: more items arrive, the reader leaves and returns, a key moves the focus. */
export function LongList({ count, arrives, language = 'en' }: LongListProps): ReactElement {
  const [items, setItems] = useState(() => itemsOf(count));
  const [isAway, setAway] = useState(false);
  const [place, setPlace] = useState<InfiniteListPosition>();
  const list = useRef<InfiniteListHandle>(null);
  useEffect(() => setItems(itemsOf(count)), [count]);
  const [, , , , more, away, last, back] = words[language];
  const thereAndBack = () => {
    flushSync(() => setAway(true));
    flushSync(() => setAway(false));
  };
  return (
    <>
      <div style={{ insetBlockEnd: 0, insetInlineEnd: 0, position: 'fixed', zIndex: 1 }}>
        <Stack direction="row" gap="xs">
          <Button onClick={() => setItems(itemsOf(items.length + arrives))}>{more}</Button>
          <Button onClick={() => setAway(!isAway)}>{away}</Button>
          <Button onClick={thereAndBack}>{back}</Button>
          <Button onClick={() => list.current?.focusItem(String(items.length))}>{last}</Button>
        </Stack>
      </div>
      {!isAway && (
        <InfiniteList
          announcement=""
          failure={null}
          idOf={String}
          items={items}
          next={{ kind: 'end' }}
          onLeave={setPlace}
          ref={list}
          remembered={place}
          skeleton={<TenderCardSkeleton />}
        >
          {cards[language]}
        </InfiniteList>
      )}
    </>
  );
}
