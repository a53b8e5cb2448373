import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import { Deadline } from '../Deadline/Deadline.tsx';
import { TenderMeta } from '../TenderMeta/TenderMeta.tsx';
import { TenderCard, type TenderCardProps } from './TenderCard.tsx';

/** One tender for all stories of the card, in both languages. */
export const english = {
  href: '#tender',
  title: 'Supply and installation of solar water pumps for twelve rural villages',
  status: { status: 'open', label: 'BIDDING OPEN' },
  meta: (
    <TenderMeta
      category="Water, Sanitation and Irrigation"
      company="Tekeze Basin Water Works Enterprise"
      region="Tigray"
    />
  ),
  logo: <CompanyLogo name="Tekeze Basin Water Works Enterprise" src={null} />,
  deadline: <Deadline label="3 days left" urgency="soon" />,
  notes: ['25 Nov', '16 Hedar'],
} satisfies TenderCardProps;

export const amharic = {
  title: 'በ2019 በጀት ዓመት የእጅ መሣሪያዎችና የወርክሾፕ ዕቃዎች እንዲሁም ቀለምና የማጠናቀቂያ ዕቃዎች ግዥ ብሔራዊ ግልጽ ጨረታ',
  status: { status: 'open', label: 'ጨረታው ክፍት ነው' },
  meta: <TenderMeta category="የግንባታ ዕቃዎች" company="ጊቤ ሸለቆ ዩኒቨርሲቲ" region="ኦሮሚያ" />,
  logo: <CompanyLogo name="ጊቤ ሸለቆ ዩኒቨርሲቲ" src={null} />,
  deadline: <Deadline label="3 ቀን ቀርቶታል" urgency="soon" />,
  notes: ['ኅዳር 16', 'ኖቬምበር 25'],
} satisfies Partial<TenderCardProps>;

/** A list whose keys j and k move the current card. */
export function MovedByKeys(props: TenderCardProps): ReactElement {
  const [current, setCurrent] = useState(-1);
  const move = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const links = [...currentTarget.querySelectorAll<HTMLAnchorElement>('h2 a')];
    const step = { j: 1, k: -1 }[key];
    if (step) links[Math.min(links.length - 1, Math.max(0, current + step))]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short way for links that Tab reaches too
    <div onKeyDown={move}>
      {[1, 2, 3].map((lot, place) => (
        <TenderCard
          {...props}
          isCurrent={place === current}
          key={lot}
          onFocus={() => setCurrent(place)}
          title={`${lot}. ${props.title}`}
        />
      ))}
    </div>
  );
}
