import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { playedInFrame } from '../../workshop/in-frame.ts';
import { ToastProvider } from '../Toast/Toast.tsx';
import { guide } from './ShareMenu.guide.ts';
import { ShareMenu, type ShareMenuProps } from './ShareMenu.tsx';

const meta = {
  title: 'Product/ShareMenu',
  component: ShareMenu,
  decorators: [
    (Story) => (
      <ToastProvider actionHint={(action, key) => `${action}: ${key}`} closeLabel="Close" label="Messages">
        <Story />
      </ToastProvider>
    ),
  ],
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

const open = async (canvasElement: HTMLElement) =>
  userEvent.click(canvasElement.querySelector('summary') as HTMLElement);

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await open(canvasElement);
    const link = canvas.getByRole('link', { name: 'Telegram' });
    const { searchParams } = new URL(link.getAttribute('href') ?? '');
    await expect(Object.fromEntries(searchParams)).toEqual({ url: args.url, text: args.title });
  },
};
export const WithDeviceSharing: Story = {
  // Not spyOn: what a spy restores after the story would be there for the next ones.
  beforeEach: () => {
    const share = fn(() => Promise.reject(new Error('The reader closed it.')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expect(navigator.share).toHaveBeenCalledWith({ url: meta.args.url, title: meta.args.title });
  },
};
export const Copied: Story = {
  parameters: playedInFrame,
  play: async ({ canvas, canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(screen.getAllByText('Copied').at(-1)).toBeVisible());
    await expect(write).toHaveBeenCalledWith(args.url);
    write.mockRestore();
  },
};
export const CopyRefused: Story = {
  parameters: playedInFrame,
  play: async ({ canvas, canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(screen.getAllByText('Copy it from the address bar').at(-1)).toBeVisible());
    write.mockRestore();
  },
};
