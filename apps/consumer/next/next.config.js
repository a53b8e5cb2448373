/** Nothing above this folder belongs to the app. */
export default { turbopack: { root: import.meta.dirname } };
