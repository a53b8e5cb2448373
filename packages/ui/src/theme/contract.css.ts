import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Every value a component may use. Colours differ between themes; the rest is the same in all. */
export const vars = createGlobalThemeContract(
  {
    color: {
      page: null,
      surface: null,
      sunken: null,
      line: null,
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
    },
    font: { body: null },
    leading: { body: null, heading: null },
    size: { xs: null, s: null, m: null, l: null, xl: null, xxl: null },
    space: { xxs: null, xs: null, s: null, m: null, l: null, xl: null, xxl: null },
    radius: { control: null, card: null, full: null },
    shadow: { floating: null },
    motion: { quick: null, spring: null },
    layer: { header: null, overlay: null },
  },
  (_, path) => `awaj-${path.join('-')}`,
);
