/** Saves content generated on the page as a file on the visitor's device. */
export function downloadFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers start reading the URL only after the click's own task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
