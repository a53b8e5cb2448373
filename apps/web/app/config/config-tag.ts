/** The element of a page in which the server says what differs between deployments. */
export const configTag = 'awaj:config';
