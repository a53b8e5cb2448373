/** The same form stands beside the list and in the drawer, never both in view. */
export const sidebarFormId = 'search-beside';
export const drawerFormId = 'search-drawer';
