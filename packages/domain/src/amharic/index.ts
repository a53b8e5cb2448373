export { foldForSearch, foldHomophones } from './fold.ts';
export { searchKey, searchTerms } from './search-key.ts';
