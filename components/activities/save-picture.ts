import { downloadFile } from '@/lib/browser/page/download-file';

/**
 * Saves a drawn picture: through the share sheet where a phone has one for pictures, else as a download.
 *
 * @returns false where it could not be made; a web view that knows neither way needs the picture on the page, as an
 * `<img>` that can be pressed long
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
    // The visitor closed the sheet: nothing went wrong.
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    downloadFile(file, file.name);
    return true;
  }
}

function isPhone(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
