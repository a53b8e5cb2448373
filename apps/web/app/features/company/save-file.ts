/** Hands a file to the reader's own downloads. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // A browser that asks where to put it reads the file only then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
