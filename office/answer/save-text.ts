/** Saves a text as a file of the browser. */
export function saveText(type: string, name: string, content: string): void {
  saveFile(new Blob([content], { type }), name);
}

/** Saves a file of the browser. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
