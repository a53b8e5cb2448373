/** Said when no language could be loaded: it comes along with the code, in both at once. */
export const startFailure = {
  title: 'Awaj did not start · አዋጅ አልተከፈተም',
  text: 'Check your connection and try again. የኢንተርኔት ግንኙነትዎን አረጋግጠው እንደገና ይሞክሩ።',
  retry: 'Try again · እንደገና ይሞክሩ',
};
