/** The same form is beside the list and in the drawer, but only one is visible. */
export const sidebarFormId = 'search-beside';
export const drawerFormId = 'search-drawer';
