/** The element that carries the deployment's settings to the page. */
export const configTag = 'awaj:config';
