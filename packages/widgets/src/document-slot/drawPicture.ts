/**
 * Draws a picture, scaled down if it is wider or higher than `edge` pixels; `false` if the device cannot read it. A canvas needs no address,
 * so it also works on a page whose policy forbids `blob:` pictures, and no address must be revoked afterwards.
 */
export async function drawPicture(canvas: HTMLCanvasElement, blob: Blob, edge: number): Promise<boolean> {
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(blob)
  } catch {
    return false
  }
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height))
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return true
}
