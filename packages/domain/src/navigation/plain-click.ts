/** A press with the main button and without a modifier key. All others, such as for a new tab, are the browser's. */
export const isPlainClick = (press: {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): boolean => press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
