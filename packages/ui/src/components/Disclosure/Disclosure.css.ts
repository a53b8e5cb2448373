import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const opener = layered({
  alignItems: 'center',
  color: vars.color.link,
  cursor: 'pointer',
  display: 'flex',
  fontWeight: 600,
  gap: vars.space.xs,
  inlineSize: 'fit-content',
  listStyle: 'none',
  minHeight: vars.density.control,
  overflowWrap: 'anywhere',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    // With words before the labels, which stand at the end of the line.
    '&:has(> :nth-child(4))': { inlineSize: '100%' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

export const lead = layered({
  color: vars.color.text,
  flex: 1,
  fontWeight: 400,
  minWidth: 0,
});

export const more = layered({ selectors: { '[open] > summary > &': { display: 'none' } } });
export const less = layered({ selectors: { 'details:not([open]) > summary > &': { display: 'none' } } });

export const sign = layered({
  display: 'inline-flex',
  flex: 'none',
  transition: `transform ${vars.motion.quick}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const content = layered({ overflowWrap: 'anywhere', paddingBlock: vars.space.xs });
