import { downloadFile } from '@/lib/browser/page/download-file';

/**
 * Saves a drawn picture: with the share sheet if a phone can share pictures, else as a download.
 *
 * @returns false if it could not be made; a web view that supports neither needs the picture on the page, as an `<img>`
 * for a long press
 */
export async function savePicture(canvas: HTMLCanvasElement, fileName: string): Promise<boolean> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return false;
  const file = new File([blob], fileName, { type: blob.type });
  if (isPhone() && navigator.canShare?.({ files: [file] })) return share(file);
  downloadFile(blob, fileName);
  return true;
}

async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    // The visitor closed the sheet, which is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    downloadFile(file, file.name);
    return true;
  }
}

function isPhone(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
