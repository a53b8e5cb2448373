import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { vars } from '../../theme/contract.css.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Motion and layers' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const uses: Record<keyof typeof vars.motion, string> = {
  quick: 'A colour change under the pointer',
  settle: 'Content that slides in from an edge',
  spring: 'An icon that fills once when something is saved',
};

function Motions() {
  const [isAway, setIsAway] = useState(false);
  return (
    <div className={styles.page}>
      <Heading level={1}>Motion እንቅስቃሴ</Heading>
      <Text>
        Nothing moves without a reason, or for longer than a fifth of a second. Nothing moves at all for readers who
        prefer reduced motion.
      </Text>
      <Button onClick={() => setIsAway(!isAway)}>Move ያንቀሳቅሱ</Button>
      <div>
        {(Object.keys(uses) as (keyof typeof uses)[]).map((name) => (
          <div className={styles.row} key={name}>
            <span className={styles.note}>
              {name}: {uses[name]}
            </span>
            <div
              className={styles.bar}
              style={{
                transform: isAway ? 'translateX(8rem)' : undefined,
                transition: `transform ${vars.motion[name]}`,
                width: vars.space.xl,
              }}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

export const Motion: Story = { render: () => <Motions /> };

const layers: Record<keyof typeof vars.layer, string> = {
  header: 'The header and the bottom bar, above scrolling content',
  overlay: 'Dialogs, drawers, menus and lists, above them',
  toast: 'Toasts and tooltips, above everything',
};

export const Layers: Story = {
  render: () => (
    <div className={styles.page}>
      <Heading level={1}>Layers ንብርቦች</Heading>
      <div>
        {(Object.keys(layers) as (keyof typeof layers)[]).map((name) => (
          <div className={styles.row} key={name}>
            <strong>{name}</strong>
            <span>{layers[name]}</span>
          </div>
        ))}
      </div>
    </div>
  ),
};
