import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './Checklist.guide.ts';
import { Checklist, type ChecklistProps } from './Checklist.tsx';

const itemsOf = (...labels: string[]) =>
  labels.map((label, place) => ({ id: String(place), label, isTicked: place === 0 }));

function Ticking(props: ChecklistProps): ReactElement {
  const [items, setItems] = useState(props.items);
  const tick = (id: string, isTicked: boolean) =>
    setItems(items.map((item) => (item.id === id ? { ...item, isTicked } : item)));
  const ticked = items.filter(({ isTicked }) => isTicked).length;
  return <Checklist {...props} items={items} onTick={tick} progress={`${ticked} / ${items.length}`} />;
}

const meta = {
  title: 'Product/Checklist',
  component: Checklist,
  render: (args) => <Ticking {...args} />,
  args: {
    title: 'What the notice asks for',
    items: itemsOf('Renewed trade licence', 'TIN certificate', 'VAT registration'),
    progress: '',
    showAll: 'Show all',
    onTick: () => {},
  },
  parameters: {
    guide,
    ...inAmharic<ChecklistProps>({
      title: 'የሚጠየቁ ሰነዶች',
      items: itemsOf('የታደሰ የንግድ ፈቃድ', 'የግብር ከፋይ መለያ ቁጥር', 'የተ.እ.ታ. ምዝገባ'),
      showAll: 'ሁሉንም ያሳዩ',
    }),
  },
} satisfies Meta<typeof Checklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'TIN certificate' }));
    await expect(canvas.getByText('2 / 3')).toBeVisible();
  },
};

export const Many: Story = {
  args: { items: itemsOf('One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven') },
  parameters: inAmharic<ChecklistProps>({ items: itemsOf('አንድ', 'ሁለት', 'ሦስት', 'አራት', 'አምስት', 'ስድስት', 'ሰባት') }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(7);
  },
};

export const LongWords: Story = {
  args: { items: itemsOf('Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3)) },
  parameters: inAmharic<ChecklistProps>({ items: itemsOf(longWord.repeat(4)) }),
};
