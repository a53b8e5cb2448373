import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './CompanyHeader.guide.ts';
import { CompanyHeader, type CompanyHeaderProps } from './CompanyHeader.tsx';

const drawn =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Cpath d="M8 32V12l12-6 12 6v20z" fill="%23145c47"/%3E%3C/svg%3E';

const meta = {
  title: 'Product/CompanyHeader',
  component: CompanyHeader,
  args: {
    name: 'Gibe Valley University',
    logo: drawn,
    brandColor: '#145c47',
    address: 'Jimma Road, Wolkite',
    openTenders: '14 open tenders',
  },
  parameters: {
    guide,
    ...inAmharic<CompanyHeaderProps>({
      name: 'ጊቤ ሸለቆ ዩኒቨርሲቲ',
      address: 'ጅማ መንገድ፣ ወልቂጤ',
      openTenders: '14 ክፍት ጨረታዎች',
    }),
  },
} satisfies Meta<typeof CompanyHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DarkBrand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveStyle({ color: 'rgb(255, 255, 255)' });
  },
};
export const YellowBrand: Story = {
  args: { brandColor: '#ffd400' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveStyle({ color: 'rgb(0, 0, 0)' });
  },
};
export const GreyBrand: Story = { args: { brandColor: '#777777' } };
export const WhiteBrand: Story = { args: { brandColor: '#ffffff' } };
export const BlackBrand: Story = { args: { brandColor: '#000' } };
export const UnreadableBrand: Story = {
  args: { brandColor: 'url(//evil.test)' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('evil');
  },
};
export const NoLogo: Story = { args: { logo: null } };
export const BrokenLogo: Story = { args: { logo: 'data:image/png;base64,x' } };
export const OnlyName: Story = {
  args: { logo: null, brandColor: null, address: null, openTenders: '' },
  parameters: inAmharic<CompanyHeaderProps>({ name: 'ጊቤ ሸለቆ ዩኒቨርሲቲ', address: null, openTenders: '' }),
};
export const LongName: Story = {
  args: {
    name: 'Ethiopian Agricultural Businesses Corporation and Cooperative Unions '.repeat(2),
    address: 'X'.repeat(90),
  },
  parameters: inAmharic<CompanyHeaderProps>({
    name: 'የኢትዮጵያ ግብርና ሥራዎች ኮርፖሬሽንና የኅብረት ሥራ ማኅበራት '.repeat(2),
    address: longWord.repeat(5),
  }),
};
export const RightToLeftName: Story = { args: { name: 'جامعة وادي جيبي', address: '<b>Jimma</b> Road' } };
