/** From this width on a form stands beside its list. Styles ask for it, and apps that load what only a wide page shows. */
export const wideFrom = '64rem';
