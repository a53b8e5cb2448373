import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Text } from '../Text/Text.tsx';
import { guide } from './Tabs.guide.ts';
import { type LinkTabsProps, type PanelTabsProps, Tabs } from './Tabs.tsx';

const links = (tenders: string, documents: string, count: string) => [
  { id: 'tenders', label: tenders, href: '#tenders' },
  { id: 'documents', label: documents, href: '#documents', count: { count: '12', label: count } },
];

const meta = {
  title: 'Structure/Tabs',
  component: Tabs,
  args: {
    label: 'Of this company',
    current: 'tenders',
    entries: links('Tenders', 'Bid documents', '12 bid documents'),
    children: <Text>14 open tenders</Text>,
  },
  parameters: {
    guide,
    ...inAmharic<LinkTabsProps>({
      label: 'የዚህ ድርጅት',
      entries: links('ጨረታዎች', 'የጨረታ ሰነዶች', '12 የጨረታ ሰነዶች'),
      children: <Text>14 ክፍት ጨረታዎች</Text>,
    }),
  },
} satisfies Meta<LinkTabsProps>;
export default meta;
type Story = StoryObj<LinkTabsProps>;

export const AsLinks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tenders' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /12 bid documents/ })).not.toHaveAttribute('aria-current');
  },
};

const panels = (...words: readonly (readonly [label: string, text: string])[]): PanelTabsProps['entries'] =>
  words.map(([label, text], place) => ({ id: String(place), label, panel: <Text>{text}</Text> }));

const inEnglish = panels(['Text', 'As it was printed'], ['Table', 'Twelve lots'], ['Sources', 'Addis Zemen']);
const inAmharicWords = panels(['ጽሑፍ', 'እንደታተመው'], ['ሠንጠረዥ', '12 ምድቦች'], ['ምንጮች', 'አዲስ ዘመን']);

/** Arrow keys choose at once; Tab goes on to the panel. */
export const WithPanels: Story = {
  render: function Panels(_args, { globals }) {
    const [current, setCurrent] = useState('0');
    const entries = globals.locale === 'am' ? inAmharicWords : inEnglish;
    const label = globals.locale === 'am' ? 'ማስታወቂያው' : 'The notice';
    return <Tabs current={current} entries={entries} label={label} onChange={setCurrent} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Text' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Table' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Table' })).toHaveTextContent('Twelve lots');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Sources' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Text' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Table' }));
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Table' })).toHaveFocus();
  },
};

const many = (word: string) =>
  Array.from({ length: 12 }, (_, place) => ({ id: String(place), label: `${word} ${place + 1}`, href: `#${place}` }));

/** The chosen tab is always in view, and the page does not get wider. */
export const Many: Story = {
  args: { current: '11', entries: many('A long name'), children: '' },
  parameters: inAmharic<LinkTabsProps>({ entries: many('ረጅም ስም'), children: '' }),
  play: async ({ canvas, canvasElement }) => {
    const last = canvas.getByRole('link', { name: 'A long name 12' });
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
