import { layered, whileOpening, wide } from '../../theme/layered.css.ts';

export const view = layered({ display: 'contents', selectors: { [whileOpening]: { visibility: 'hidden' } } });

export const replaced = layered({ selectors: { [whileOpening]: { display: 'none' } } });

export const meanwhile = layered({ display: 'none', selectors: { [whileOpening]: { display: 'block' } } });

const unseen = { visibility: 'hidden' } as const;

export const kept = layered(unseen);

/** Keeps its room on narrow screens, so that nothing below it moves. */
export const keptWhereNarrow = layered({ ...unseen, '@media': { [wide]: { display: 'none' } } });

export const keptWhileOpening = layered({
  ...unseen,
  display: 'none',
  selectors: { [whileOpening]: { display: 'block' } },
});
