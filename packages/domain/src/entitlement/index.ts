export { type Account, type Banner, bannerOf } from './banner.ts';
export {
  type Ability,
  type Access,
  access,
  can,
  canSee,
  entitlements,
  type Part,
  type Thing,
  type Viewer,
} from './table.ts';
export { type Entrance, strangerFrom, viewerOf, viewerOfUser } from './viewer.ts';
