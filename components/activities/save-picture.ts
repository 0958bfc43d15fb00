import { showToast } from '@/lib/browser/overlays/toast';
import { downloadFile } from '@/lib/browser/page/download-file';
import { inWebView } from '@/lib/browser/page/in-web-view';

/**
 * Saves a drawn picture: with the share sheet if a phone can share pictures, else as a download. A web view does
 * neither, or fails without an error: there it asks for a long press on the picture, which the page shows as an `<img>`.
 */
export async function savePicture(canvas: HTMLCanvasElement, fileName: string): Promise<void> {
  const blob = inWebView() ? null : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return showToast('请长按图片保存');
  const file = new File([blob], fileName, { type: blob.type });
  if (isPhone() && navigator.canShare?.({ files: [file] })) return share(file);
  downloadFile(blob, fileName);
}

async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // The visitor closed the sheet, which is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    downloadFile(file, file.name);
  }
}

function isPhone(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
