/** Bytes; a smaller photo is sent as it is. */
const smallEnough = 600 * 1024
/** Pixels; a page of A4 is legible at it. */
const longEdge = 2000
const qualities = [0.8, 0.65] as const
const photoTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/**
 * Makes a large photo smaller before it travels: long edge 2000 px, JPEG, turned as the camera says. A small photo, a photo that would
 * not become smaller, and a photo that the device cannot draw stay as they are.
 */
export async function compressPhoto(photo: Blob): Promise<Blob> {
  if (!photoTypes.has(photo.type) || photo.size <= smallEnough || !canDraw()) return photo
  try {
    return await redraw(photo)
  } catch {
    // The photo is too large for this device's memory, or not a picture: the relay judges the original.
    return photo
  }
}

async function redraw(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longEdge / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return photo
  // A transparent PNG would turn black as JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  let smallest = photo
  for (const quality of qualities) {
    const drawn = await toJpeg(canvas, quality)
    if (drawn && drawn.size < smallest.size) smallest = drawn
    if (smallest.size <= smallEnough) break
  }
  // Cheap phones free the picture late without this line.
  canvas.width = 0
  return smallest
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

function canDraw(): boolean {
  return typeof createImageBitmap === 'function' && typeof document !== 'undefined'
}
