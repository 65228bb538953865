import { expect, test } from 'vitest'
import { compressPhoto } from './compressPhoto.ts'
import { prepareFile } from './prepareFile.ts'

const rules = { compress: 'auto', maxFileBytes: 10 * 1024 * 1024, types: null } as const

test('a large photo becomes a smaller JPEG of 2000 pixels, under a name that says so', async () => {
  const photo = await makePhoto({ width: 2200, height: 550, type: 'image/png' })
  const prepared = await prepareFile(photo, rules)
  if ('problem' in prepared) throw new Error(prepared.problem)
  expect(prepared).toMatchObject({ type: 'image/jpeg', name: 'photo.jpg', originalSize: photo.size })
  expect(prepared.blob.size).toBeLessThan(photo.size)
  const { width, height } = await createImageBitmap(prepared.blob)
  expect([width, height]).toEqual([2000, 500])
  expect(prepared.sha256).toMatch(/^[0-9a-f]{64}$/)
})

test('a photo that is larger than a file may be is taken when it becomes small enough', async () => {
  const photo = await makePhoto({ width: 2200, height: 550, type: 'image/png' })
  const prepared = await prepareFile(photo, { ...rules, maxFileBytes: photo.size - 1 })
  expect(prepared).not.toHaveProperty('problem')
  const untouched = await prepareFile(photo, { ...rules, compress: 'off', maxFileBytes: photo.size - 1 })
  expect(untouched).toEqual({ problem: 'TOO_LARGE' })
})

test('a small photo, a document and what is no picture stay as they are', async () => {
  const small = await makePhoto({ width: 300, height: 200, type: 'image/jpeg', isNoisy: false })
  expect(await compressPhoto(small)).toBe(small)
  const document = new Blob(['%PDF-1.4'.padEnd(900_000, '.')], { type: 'application/pdf' })
  expect(await compressPhoto(document)).toBe(document)
  const broken = new Blob(['not a picture'.padEnd(900_000, '.')], { type: 'image/jpeg' })
  expect(await compressPhoto(broken)).toBe(broken)
})

test('a photo is turned as the camera says', async () => {
  const photo = await makePhoto({ width: 1200, height: 700, type: 'image/jpeg' })
  const turned = await compressPhoto(await withOrientation(photo, 6))
  const { width, height } = await createImageBitmap(turned, { imageOrientation: 'none' })
  expect(height).toBeGreaterThan(width)
})

/** Puts an EXIF segment with an orientation behind the start of a JPEG. */
async function withOrientation(photo: Blob, orientation: number): Promise<Blob> {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif]
  const bytes = new Uint8Array(await photo.arrayBuffer())
  return new Blob([bytes.slice(0, 2), new Uint8Array(segment), bytes.slice(2)], { type: 'image/jpeg' })
}

type MakePhotoParameters = {
  width: number
  height: number
  type: 'image/jpeg' | 'image/png'
  /** As noise, which no format makes small; otherwise one colour. @default true */
  isNoisy?: boolean
}

/** A picture as a camera would make it, in a browser. */
async function makePhoto({ width, height, type, isNoisy = true }: MakePhotoParameters): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('makePhoto: this browser does not draw.')
  const picture = context.createImageData(width, height)
  let seed = 1
  for (let at = 0; at < picture.data.length; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647
    picture.data[at] = at % 4 === 3 ? 255 : isNoisy ? seed % 256 : 120
  }
  context.putImageData(picture, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.95))
  if (!blob) throw new Error('makePhoto: this browser does not encode.')
  return new File([blob], `photo.${type === 'image/png' ? 'png' : 'jpg'}`, { type })
}
