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
  xxs: '4, between an icon and its text',
  xs: '8, between related texts',
  s: '12, inside a control',
  m: '16, inside a card, at a phone’s edge',
  l: '24, between parts of a card',
  xl: '32, between cards of different kinds',
  xxl: '48, between sections of a page',
  xxxl: '64, above and below sections of the landing page',
};

export const Steps: Story = {
  render: () => (
    <div className={styles.page}>
      <Heading level={1}>Space ክፍተት</Heading>
      <Text>A grid of four pixels, eight steps. They grow with the text size.</Text>
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
          <span className={styles.note}>shadow.floating, only for floating elements</span>
        </div>
        <div className={styles.tile}>
          <span className={styles.focused}>Focus ትኩረት</span>
          <span className={styles.note}>The focus ring, two pixels outside the element</span>
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
