/** What stands on every page that is read rather than used. */
export const words = {
  since: 'In force since',
  call: 'Questions? Call us 24/7:',
};
