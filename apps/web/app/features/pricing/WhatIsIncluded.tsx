import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { Prose } from '@awaj/ui/Prose';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';

const Points = ({ points }: { points: readonly string[] }) => (
  <ul>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

export function WhatIsIncluded(): ReactElement {
  const { included, paying, refund } = useArea('pricing');
  return (
    <Prose as="div">
      <h2>{included.title}</h2>
      <Points points={included.points} />
      <h2>{paying.title}</h2>
      <Points points={paying.points} />
      <p>{paying.text}</p>
      <p>
        <Link href={pathsIn(useLocale()).page('/refund')}>{refund}</Link>
      </p>
    </Prose>
  );
}
