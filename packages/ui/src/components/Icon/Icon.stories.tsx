import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon, iconNames } from './Icon.tsx';

const meta = { component: Icon, args: { name: 'bookmark' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const Filled: Story = { args: { isFilled: true } };
/** The whole set. */
export const All: Story = {
  render: () => (
    <Stack direction="row" gap="l">
      {iconNames.map((name) => (
        <Text key={name} size="s">
          <Icon name={name} /> {name}
        </Text>
      ))}
    </Stack>
  ),
};
