import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompanyLogo } from './CompanyLogo.tsx';

const drawn =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Crect width="40" height="40" fill="%23145c47"/%3E%3C/svg%3E';

const meta = { component: CompanyLogo, args: { name: 'Ethio Telecom', src: drawn } } satisfies Meta<typeof CompanyLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Logo: Story = {};
export const Missing: Story = { args: { src: null } };
export const Broken: Story = { args: { src: 'data:image/png;base64,x' } };
export const MissingInAmharic: Story = { args: { src: null, name: 'አዲስ አበባ ውኃ' }, globals: { locale: 'am' } };
