import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import { guide } from './Headlines.guide.ts';
import { type Headline, Headlines, type HeadlinesProps } from './Headlines.tsx';

const headline = (id: number, title: string, company: string, region: string, language?: string): Headline => ({
  id,
  href: `#tender-${id}`,
  title,
  text: `${company} · ${region}`,
  logo: <CompanyLogo name={company} src={null} />,
  ...(language && { titleLanguage: language }),
});

const meta = {
  title: 'Product/Headlines',
  component: Headlines,
  args: {
    title: 'This morning’s notices',
    note: '23 new',
    items: [
      headline(1, 'የአውሮፕላን ቲኬትና የጉዞ ወኪል አገልግሎት ግዥ ጨረታ', 'Dire Dry Port', 'Dire Dawa', 'am'),
      headline(2, 'Construction of a Health Post and Staff Quarters', 'Kuskuam General Hospital', 'Amhara'),
      headline(3, 'Ijaarsa daandii cobblestone magaalaa Jimmaa', 'Jimma Municipality', 'Oromia', 'om'),
    ],
  },
  parameters: {
    guide,
    ...inAmharic<HeadlinesProps>({
      title: 'የዛሬ ጠዋት ማስታወቂያዎች',
      note: '23 አዲስ',
      items: [
        headline(1, 'የአውሮፕላን ቲኬትና የጉዞ ወኪል አገልግሎት ግዥ ጨረታ', 'ድሬ ደረቅ ወደብ', 'ድሬዳዋ'),
        headline(2, 'Construction of a Health Post and Staff Quarters', 'ኩስኳም ጠቅላላ ሆስፒታል', 'አማራ', 'en'),
        headline(3, 'የጤና ጣቢያ ግንባታና የሠራተኞች መኖሪያ', 'የጅማ ከተማ አስተዳደር', 'ኦሮሚያ'),
      ],
    }),
  },
} satisfies Meta<typeof Headlines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Morning: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(args.items.length);
  },
};
export const VeryLongTitle: Story = {
  args: {
    items: [headline(1, 'Supply of laboratory reagents and consumables '.repeat(4), 'Gibe University', 'Oromia')],
  },
  parameters: inAmharic<HeadlinesProps>({ items: [headline(1, longWord.repeat(3), 'ጊቤ ዩኒቨርሲቲ', 'ኦሮሚያ')] }),
};
