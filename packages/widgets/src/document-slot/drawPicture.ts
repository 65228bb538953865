/**
 * Draws a picture, made smaller where it is wider or higher than `edge` pixels; `false` where the device cannot read it. A drawing needs no
 * address, so a page whose policy forbids `blob:` pictures shows it as well, and nothing has to be given back afterwards.
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
