import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './CompanySlider.guide.ts';
import { CompanySlider, type CompanySliderProps, type SliderCompany } from './CompanySlider.tsx';

const colors = ['#145c47', '#ffd400', '#7a1f3d', '#0b4f9e', '#ffffff'];
const companies = (names: readonly string[], count: string): SliderCompany[] =>
  [1, 2, 3].flatMap((turn) =>
    names.map((name, place) => ({
      id: `${turn}-${name}`,
      name,
      logo: null,
      brandColor: colors[place % colors.length] ?? null,
      href: '#company',
      count,
    })),
  );
const english = [
  'Gibe Valley University',
  'Tekeze Basin Water Works Enterprise',
  'Commercial Bank of Ethiopia',
  'Ethiopian Agricultural Businesses Corporation, Regional Procurement Directorate',
];
const amharic = ['ጊቤ ሸለቆ ዩኒቨርሲቲ', 'የተከዜ ተፋሰስ የውኃ ሥራዎች ድርጅት', 'የኢትዮጵያ ንግድ ባንክ', 'የኢትዮጵያ ግብርና ሥራዎች ኮርፖሬሽን የግዥ ዳይሬክቶሬት'];
const inWords = { label: 'ታዋቂ ድርጅቶች', arrows: { back: 'ቀደም ያሉ ድርጅቶች', forward: 'ተጨማሪ ድርጅቶች' } };

const meta = {
  title: 'Product/CompanySlider',
  component: CompanySlider,
  args: {
    label: 'Popular companies',
    arrows: { back: 'Earlier companies', forward: 'More companies' },
    companies: companies(english, '14 tenders'),
  },
  // Arrows are shown only for a mouse on a screen with room for them.
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    guide,
    ...inAmharic<CompanySliderProps>({ ...inWords, companies: companies(amharic, '14 ጨረታዎች') }),
  },
} satisfies Meta<typeof CompanySlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Popular companies' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'More companies' }));
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBe(270));
    await userEvent.click(await canvas.findByRole('button', { name: 'Earlier companies' }));
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBe(0));
  },
};
export const Few: Story = {
  args: { companies: companies(english, '14 tenders').slice(0, 1) },
  parameters: inAmharic<CompanySliderProps>({ ...inWords, companies: companies(amharic, '14 ጨረታዎች').slice(0, 1) }),
};
export const Loading: Story = {
  args: { companies: null },
  parameters: inAmharic<CompanySliderProps>({ ...inWords, companies: null }),
};
export const None: Story = {
  args: { companies: [] },
  parameters: { ...inAmharic<CompanySliderProps>({ ...inWords, companies: [] }), a11y: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
