export { type RecentlyRead, recentlyRead } from './recently-read.ts';
