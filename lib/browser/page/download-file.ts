/** Saves something that was made on the page as a file of the visitor's. */
export function downloadFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read the address only after the click's own task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
