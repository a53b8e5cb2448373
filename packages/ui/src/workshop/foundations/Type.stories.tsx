import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { vars } from '../../theme/contract.css.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Size = keyof typeof vars.size;

const uses: Record<Size, string> = {
  xs: '12, badges and counts',
  s: '14, places, dates, labels, hints',
  m: '16, main text and typed text',
  l: '18, headings of sections',
  xl: '22, the title of a page',
  xxl: '28, the title of a page on a desktop',
  xxxl: '36, the first line of the landing page',
};

const sample = { en: 'Supply of solar water pumps', am: 'የፀሐይ ኃይል የውኃ ፓምፖች አቅርቦት' } as const;

export const Scale: Story = {
  render: () => (
    <div className={styles.page}>
      <Heading level={1}>Type ፊደል</Heading>
      <Text>
        Inter for Latin text, Noto Sans Ethiopic for Ethiopic text. Both have the same line box, so that a list of mixed
        titles has even lines. Sizes follow the reader's own setting.
      </Text>
      <div>
        {(Object.keys(uses) as Size[]).map((size) => (
          <div className={styles.row} key={size}>
            <span className={styles.note}>
              {size}: {uses[size]}
            </span>
            <div style={{ fontSize: vars.size[size] }}>
              <p lang="en">{sample.en}</p>
              <p lang="am">{sample.am}</p>
            </div>
          </div>
        ))}
      </div>
    </div>
  ),
};

const weights = [
  [400, 'main text'],
  [550, 'values, tabs'],
  [600, 'titles, labels, buttons'],
] as const;

export const Weights: Story = {
  render: () => (
    <div>
      {weights.map(([weight, use]) => (
        <div className={styles.row} key={weight}>
          <span className={styles.note}>
            {weight}: {use}
          </span>
          <div style={{ fontWeight: weight }}>
            <p lang="en">{sample.en} 2,360.00</p>
            <p lang="am">{sample.am} 2,360.00</p>
          </div>
        </div>
      ))}
    </div>
  ),
};

const paragraph = {
  en: 'Interested bidders may collect the documents from the finance office on working days against a payment that is not returned. Bids are opened in the presence of bidders who choose to attend.',
  am: 'ፍላጎት ያላችሁ ተጫራቾች በሥራ ቀናት የማይመለስ ክፍያ በመፈጸም ሰነዱን ከፋይናንስ ክፍል መውሰድ ትችላላችሁ። ጨረታው ተጫራቾች ወይም ሕጋዊ ወኪሎቻቸው በተገኙበት ይከፈታል።',
} as const;

/** Ethiopic letters fill more of their line, so their line height is 1.65 instead of 1.5. */
export const Paragraphs: Story = {
  render: () => (
    <div className={styles.tiles} style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' }}>
      <p lang="en">{paragraph.en}</p>
      <p lang="am">{paragraph.am}</p>
    </div>
  ),
};
