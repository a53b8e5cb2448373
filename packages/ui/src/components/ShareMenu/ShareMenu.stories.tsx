import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { playedInFrame } from '../../workshop/in-frame.ts';
import { guide } from './ShareMenu.guide.ts';
import { ShareMenu, type ShareMenuProps } from './ShareMenu.tsx';

const meta = {
  title: 'Product/ShareMenu',
  component: ShareMenu,
  args: {
    url: 'https://awaj.example/tender/4217',
    title: 'Solar water pumps & tanks',
    words: {
      group: 'Share this tender',
      share: 'Share',
      telegram: 'Telegram',
      copy: 'Copy link',
      copied: 'Copied',
      copyFailed: 'Copy it from the address bar',
    },
  },
  parameters: {
    guide,
    ...inAmharic<ShareMenuProps>({
      title: 'በፀሐይ ኃይል የሚሠሩ የውኃ ፓምፖች',
      words: {
        group: 'ይህን ጨረታ ያጋሩ',
        share: 'ያጋሩ',
        telegram: 'ቴሌግራም',
        copy: 'አድራሻውን ይቅዱ',
        copied: 'ተቀድቷል',
        copyFailed: 'ከአድራሻ ሳጥኑ ላይ ይቅዱ',
      },
    }),
  },
} satisfies Meta<typeof ShareMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Telegram' });
    const { searchParams } = new URL(link.getAttribute('href') ?? '');
    await expect(Object.fromEntries(searchParams)).toEqual({ url: args.url, text: args.title });
    await expect(canvas.getByRole('group', { name: 'Share this tender' })).toBeVisible();
  },
};
export const WithDeviceSharing: Story = {
  // No spy: what it puts back after the story would be there for the next ones.
  beforeEach: () => {
    const share = fn(() => Promise.reject(new Error('The reader closed it.')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expect(navigator.share).toHaveBeenCalledWith({ url: meta.args.url, title: meta.args.title });
  },
};
export const Copied: Story = {
  parameters: playedInFrame,
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(write).toHaveBeenCalledWith(args.url);
    write.mockRestore();
  },
};
export const CopyRefused: Story = {
  parameters: playedInFrame,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByRole('button', { name: 'Copy it from the address bar' })).toBeVisible();
    write.mockRestore();
  },
};
