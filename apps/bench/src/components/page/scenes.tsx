import { Button } from '@awaj/ui/Button';
import { CompanyLogo } from '@awaj/ui/CompanyLogo';
import { Deadline } from '@awaj/ui/Deadline';
import { Dialog } from '@awaj/ui/Dialog';
import { Drawer } from '@awaj/ui/Drawer';
import { Heading } from '@awaj/ui/Heading';
import { InfiniteList } from '@awaj/ui/InfiniteList';
import { Select } from '@awaj/ui/Select';
import { Stack } from '@awaj/ui/Stack';
import { TenderCard, TenderCardSkeleton } from '@awaj/ui/TenderCard';
import { TenderMeta } from '@awaj/ui/TenderMeta';
import { TextField } from '@awaj/ui/TextField';
import { type ReactElement, type ReactNode, useState } from 'react';

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** Titles of one to four lines, so that no two neighbours have the same height. */
const card = (place: number) => (
  <TenderCard
    deadline={<Deadline label="3 days left" urgency="soon" />}
    href={`#${place}`}
    key={place}
    logo={<CompanyLogo name="Tekeze Basin Water Works Enterprise" src={null} />}
    meta={<TenderMeta category="Water" company="Tekeze Basin Water Works Enterprise" region="Tigray" />}
    notes={['25 Nov', '16 Hedar']}
    status={{ status: 'open', label: 'BIDDING OPEN' }}
    title={`${place}. ${'Supply of solar water pumps '.repeat(1 + (place % 4) * 2)}`}
  />
);

/** Twenty notices, as on the page where the component is opened. Opening it does not render them again. */
const notices = numbers(20).map(card);

function Page({ children }: { children?: ReactNode }): ReactElement {
  return (
    <>
      <Heading level={1}>Tenders</Heading>
      {children}
      {notices}
    </>
  );
}

interface OpenedProps {
  panel: (isOpen: boolean, onClose: () => void) => ReactNode;
}

function Opened({ panel }: OpenedProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Page>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {panel(isOpen, () => setOpen(false))}
    </Page>
  );
}

const regions = numbers(100).map((place) => ({ value: String(place), label: `Region ${place}` }));
const names = ['Title', 'Published on', 'Category', 'Language'];

const searchDrawer = (isOpen: boolean, onClose: () => void) => (
  <Drawer closeLabel="Close" foot={<Button>Search</Button>} isOpen={isOpen} onClose={onClose} title="Search Tenders">
    <Stack>
      {names.map((label) => (
        <TextField key={label} label={label} />
      ))}
      <Select all="All regions" empty="None" label="Region" options={regions} />
    </Stack>
  </Drawer>
);

const questionDialog = (isOpen: boolean, onClose: () => void) => (
  <Dialog
    closeLabel="Close"
    description="You will no longer be told of new tenders that match it."
    foot={<Button>Delete filter</Button>}
    isOpen={isOpen}
    onClose={onClose}
    title="Delete this filter?"
  />
);

const selectOfHundred = (
  <Page>
    <Select all="All regions" empty="None" label="Region" options={regions} />
  </Page>
);

const listOfThousands = (
  <InfiniteList
    announcement=""
    failure={null}
    idOf={String}
    items={numbers(5_000)}
    next={{ kind: 'end' }}
    skeleton={<TenderCardSkeleton />}
  >
    {card}
  </InfiniteList>
);

/** The measured components in an app that has nothing else. */
export const scenes: Record<string, ReactElement> = {
  drawer: <Opened panel={searchDrawer} />,
  dialog: <Opened panel={questionDialog} />,
  select: selectOfHundred,
  list: listOfThousands,
};
