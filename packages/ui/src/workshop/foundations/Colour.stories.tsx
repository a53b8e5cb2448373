import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect } from 'storybook/test';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { vars } from '../../theme/contract.css.ts';
import { contrastPairs } from '../../theme/contrast.ts';
import type { Palette } from '../../theme/palettes.ts';
import { type StoryTheme, showTheme, storyThemes } from '../story-theme.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const uses: Record<keyof Palette, string> = {
  page: 'Behind everything.',
  surface: 'Cards, fields, the header.',
  sunken: 'Recessed parts: a search field, the head of a table.',
  line: 'Lines between items. Never the only sign of a control.',
  edge: 'Around a card. In Telegram only its background sets it apart.',
  control: 'The border of fields and switches.',
  text: 'Main text.',
  muted: 'Secondary text: places, dates, hints.',
  link: 'Links.',
  ink: 'The main action of a screen, the active tab.',
  inkHover: 'The same under the pointer.',
  onInk: 'Text on ink.',
  inkSoft: 'Chosen options.',
  saffron: 'At most once on a screen: trial, discount, the last day.',
  onSaffron: 'Text on saffron.',
  open: 'Open, paid, done.',
  openSoft: 'Background for it.',
  closed: 'Closed, failed, wrong.',
  closedSoft: 'Background for it.',
  focus: 'The keyboard focus ring.',
  skeleton: 'Placeholders of loading content.',
  scrim: 'Over the page behind a dialog.',
};

const names = Object.keys(uses) as (keyof Palette)[];

const inkIn = (theme: StoryTheme): string => {
  showTheme(theme);
  return getComputedStyle(document.documentElement).getPropertyValue('--awaj-color-ink');
};

export const Palettes: Story = {
  play: async ({ globals }) => {
    const inks = storyThemes.map(inkIn);
    showTheme(globals.theme as StoryTheme);
    await expect(new Set(inks).size).toBe(storyThemes.length);
  },
  render: () => (
    <div className={styles.page}>
      <Heading level={1}>Colour ቀለም</Heading>
      <Text>
        Colours are named after their use: a component chooses the use, the theme decides how it looks. Colour is never
        the only sign; there is always a word or an icon too.
      </Text>
      <div className={styles.tiles}>
        {names.map((name) => (
          <div className={styles.tile} key={name}>
            <div className={styles.swatch} style={{ background: vars.color[name] }} />
            <strong>{name}</strong>
            <span className={styles.note}>{uses[name]}</span>
          </div>
        ))}
      </div>
    </div>
  ),
};

/** Pairs that a test holds to WCAG AA in every theme, including Telegram's. */
export const Pairs: Story = {
  render: () => (
    <div className={styles.page}>
      <Heading level={1}>Colour pairs የቀለም ጥምረት</Heading>
      <div className={styles.tiles}>
        {contrastPairs.map(({ front, backs, atLeast }) => (
          <Fragment key={front}>
            {backs.map((back) => (
              <div className={styles.tile} key={back}>
                {atLeast === 4.5 ? (
                  <span className={styles.touch} style={{ background: vars.color[back], color: vars.color[front] }}>
                    Tender ጨረታ 0123
                  </span>
                ) : (
                  <span
                    className={styles.swatch}
                    style={{ background: vars.color[back], borderColor: vars.color[front] }}
                  />
                )}
                <span className={styles.note}>
                  {front} on {back}, {atLeast} : 1
                </span>
              </div>
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  ),
};
