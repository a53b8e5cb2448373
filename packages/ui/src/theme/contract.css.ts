import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Every value that a component may use. Themes differ in colours; the rest is the same. */
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
    /** The height of controls, and the padding of rows in lists and tables. */
    density: { control: null, row: null },
    radius: { control: null, card: null, full: null },
    shadow: { floating: null },
    motion: { quick: null, settle: null, spring: null },
    layer: { header: null, overlay: null, toast: null },
  },
  (_, path) => `awaj-${path.join('-')}`,
);

/** From this width on, a form is beside its list. Used by styles, and by apps that load parts only for wide pages. */
export const wideFrom = '64rem';

/** From this width on, an item of a list can be read beside it. */
export const paneFrom = '90rem';
