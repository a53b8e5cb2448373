import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Every value a component may use. Colours differ between themes; the rest is the same in all. */
export const vars = createGlobalThemeContract(
  {
    color: {
      page: null,
      surface: null,
      sunken: null,
      line: null,
      edge: null,
      control: null,
      text: null,
      muted: null,
      link: null,
      ink: null,
      inkHover: null,
      onInk: null,
      inkSoft: null,
      saffron: null,
      onSaffron: null,
      open: null,
      openSoft: null,
      closed: null,
      closedSoft: null,
      focus: null,
      skeleton: null,
      scrim: null,
    },
    font: { body: null },
    leading: { body: null, heading: null },
    size: { xs: null, s: null, m: null, l: null, xl: null, xxl: null, xxxl: null },
    space: { xxs: null, xs: null, s: null, m: null, l: null, xl: null, xxl: null, xxxl: null },
    /** Height of what is pressed or typed in, and the air around a row of a list or table. */
    density: { control: null, row: null },
    radius: { control: null, card: null, full: null },
    shadow: { floating: null },
    motion: { quick: null, settle: null, spring: null },
    layer: { header: null, overlay: null, toast: null },
  },
  (_, path) => `awaj-${path.join('-')}`,
);

/** From this width on a form stands beside its list. Styles ask for it, and apps that load what only a wide page shows. */
export const wideFrom = '64rem';
