import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as icons from '../../icons.ts';
import { vars } from '../../theme/contract.css.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {
  render: () => (
    <div className={styles.page}>
      <Heading level={1}>Icons ምልክቶች</Heading>
      <Text>
        One set, drawn on a grid of 20 pixels with strokes of 1.5. An icon is beside its text and grows with it. It is
        on its own only in an IconButton, which has a name.
      </Text>
      <div className={styles.tiles}>
        {Object.entries(icons).map(([name, drawing]) => (
          <div className={styles.tile} key={name} style={{ fontSize: vars.size.xl }}>
            <Icon drawing={drawing} />
            <span className={styles.note}>{name}</span>
          </div>
        ))}
      </div>
    </div>
  ),
};
