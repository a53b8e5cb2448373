/** Texts of every page with long text. */
export const words = {
  since: 'In force since',
  call: 'Questions? Call us 24/7:',
};
