import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './MarkedText.guide.ts';
import { MarkedText, type MarkedTextProps } from './MarkedText.tsx';

const meta = {
  title: 'Actions and text/MarkedText',
  component: MarkedText,
  args: { text: 'Supply of water pumps and pump parts', marks: ['pump'] },
  parameters: { guide, ...inAmharic<MarkedTextProps>({ text: 'የውኃ ፓምፕ እና የፓምፕ መለዋወጫ ግዥ', marks: ['ፓምፕ'] }) },
} satisfies Meta<typeof MarkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

const marksIn = (element: HTMLElement): (string | null)[] =>
  [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

export const Words: Story = {
  play: async ({ canvasElement }) => {
    await expect(marksIn(canvasElement)).toEqual(['pump', 'pump']);
  },
};
/** The ranges found by a search that knows the language, including prefixes of a word. */
export const Places: Story = {
  args: { text: 'የጽሕፈት መሣሪያ ግዥ', marks: [{ start: 0, end: 5 }] },
  play: async ({ canvasElement }) => {
    await expect(marksIn(canvasElement)).toEqual(['የጽሕፈት']);
  },
};
export const Nothing: Story = {
  args: { marks: [] },
  parameters: inAmharic<MarkedTextProps>({ text: 'የውኃ ፓምፕ ግዥ', marks: [] }),
  play: async ({ canvasElement }) => {
    await expect(marksIn(canvasElement)).toEqual([]);
  },
};
export const LongWord: Story = {
  args: { text: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3), marks: ['micro'] },
  parameters: inAmharic<MarkedTextProps>({ text: longWord.repeat(4), marks: [longWord] }),
  render: (args) => (
    <div style={{ overflowWrap: 'anywhere' }}>
      <MarkedText {...args} />
    </div>
  ),
};
export const MarkupInText: Story = {
  args: { text: '<img src=x onerror=alert(1)> chairs & <b>desks</b>', marks: ['<b>'] },
  parameters: inAmharic<MarkedTextProps>({ text: '<img src=x onerror=alert(1)> ወንበር & <b>ዴስክ</b>', marks: ['<b>'] }),
};
