import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor, within } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './CompanyLogo.guide.ts';
import { CompanyLogo, type CompanyLogoProps } from './CompanyLogo.tsx';

const drawn =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Cpath d="M8 32V12l12-6 12 6v20z" fill="%23145c47"/%3E%3C/svg%3E';

const meta = {
  title: 'Product/CompanyLogo',
  component: CompanyLogo,
  args: { name: 'Tekeze Basin Water Works', src: drawn },
  parameters: { guide, ...inAmharic<CompanyLogoProps>({ name: 'የተከዜ ተፋሰስ የውኃ ሥራዎች' }) },
} satisfies Meta<typeof CompanyLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Logo: Story = {};
export const Small: Story = { args: { size: 's' } };
export const Large: Story = { args: { size: 'l' } };
export const Missing: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TB')).toBeVisible();
  },
};
export const Broken: Story = {
  args: { src: 'data:image/png;base64,x' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('TB')).toBeVisible());
  },
};
/** A picture that failed before the script loaded is found to be broken, although its error event came too early. */
export const BrokenBeforeScript: Story = {
  args: { name: 'Tekeze ተፋሰስ', src: 'data:image/png;base64,x' },
  parameters: inAmharic<CompanyLogoProps>({ name: 'Tekeze ተፋሰስ' }),
  tags: ['no-picture'],
  render: () => <div data-testid="page" />,
  play: async ({ canvas, args }) => {
    const page = canvas.getByTestId('page');
    const logo = <CompanyLogo {...args} />;
    page.innerHTML = renderToString(logo);
    const image = page.querySelector('img') as HTMLImageElement;
    await waitFor(() => expect(image.complete).toBe(true));
    await expect(image.decode()).rejects.toBeDefined();
    hydrateRoot(page, logo);
    await expect(await within(page).findByText('Tተ')).toBeVisible();
  },
};
export const OnBrandColor: Story = { args: { src: null, brandColor: '#145c47', size: 'l' } };
export const OnYellow: Story = { args: { src: null, brandColor: '#ffd400', size: 'l' } };
export const UnusableColor: Story = { args: { src: null, brandColor: 'url(x)', size: 'l' } };
export const OneLetter: Story = {
  args: { src: null, name: 'A' },
  parameters: inAmharic<CompanyLogoProps>({ name: 'አ' }),
};
export const NoName: Story = { args: { src: null, name: '' }, parameters: inAmharic<CompanyLogoProps>({ name: '' }) };
export const Emoji: Story = {
  args: { src: null, name: '👩🏽‍🌾🌱' },
  parameters: inAmharic<CompanyLogoProps>({ name: '👩🏽‍🌾🌱' }),
};
