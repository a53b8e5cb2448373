import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { vars } from '../../theme/contract.css.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Space and shape' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Space = keyof typeof vars.space;

const uses: Record<Space, string> = {
  xxs: '4, between a sign and its word',
  xs: '8, between words that belong together',
  s: '12, within a control',
  m: '16, within a card, beside a phone’s edge',
  l: '24, between parts of a card',
  xl: '32, between cards of different kinds',
  xxl: '48, between parts of a page',
  xxxl: '64, above and below the parts of the landing page',
};

export const Steps: Story = {
  render: () => (
    <div className={styles.page}>
      <Heading level={1}>Space ክፍተት</Heading>
      <Text>One grid of four pixels, eight steps. They grow with the reader's letters.</Text>
      <div>
        {(Object.keys(uses) as Space[]).map((step) => (
          <div className={styles.row} key={step}>
            <span className={styles.note}>
              {step}: {uses[step]}
            </span>
            <div className={styles.bar} style={{ width: vars.space[step] }} />
          </div>
        ))}
      </div>
    </div>
  ),
};

export const Shapes: Story = {
  render: () => (
    <div className={styles.page}>
      <Heading level={1}>Shape ቅርፅ</Heading>
      <div className={styles.tiles}>
        {(['control', 'card', 'full'] as const).map((radius) => (
          <div className={styles.tile} key={radius}>
            <div className={styles.shape} style={{ borderRadius: vars.radius[radius] }} />
            <span className={styles.note}>radius.{radius}</span>
          </div>
        ))}
        <div className={styles.tile}>
          <div className={styles.shape} style={{ boxShadow: vars.shadow.floating }} />
          <span className={styles.note}>shadow.floating, for what floats and nothing else</span>
        </div>
        <div className={styles.tile}>
          <span className={styles.focused}>Focus ትኩረት</span>
          <span className={styles.note}>The ring of the keyboard, two pixels off the thing it is around</span>
        </div>
      </div>
    </div>
  ),
};

/** Switched in the toolbar: 44 pixels for touch, less for a mouse when the reader prefers dense rows. */
export const Density: Story = {
  render: () => (
    <div className={styles.page}>
      <Heading level={1}>Density ጥግግት</Heading>
      <span className={styles.touch}>A control ይጫኑ</span>
      <div>
        {['Addis Zemen', 'Reporter ሪፖርተር', 'Ethiopian Herald'].map((name) => (
          <div key={name} style={{ borderBlockEnd: `1px solid ${vars.color.line}`, paddingBlock: vars.density.row }}>
            {name}
          </div>
        ))}
      </div>
    </div>
  ),
};
