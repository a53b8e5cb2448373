import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const frame = layered({
  alignItems: 'center',
  background: vars.color.inkSoft,
  borderRadius: vars.radius.card,
  color: vars.color.link,
  display: 'flex',
  flex: 'none',
  fontWeight: 650,
  height: '2.75rem',
  justifyContent: 'center',
  overflow: 'hidden',
  width: '2.75rem',
});

/** Logos are drawn for white paper. */
export const picture = layered({ background: 'white', height: '100%', objectFit: 'contain', width: '100%' });
