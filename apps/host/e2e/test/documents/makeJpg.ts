import { filler } from './filler.ts'

/** One grey pixel. */
const pixel = Buffer.from(
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z',
  'base64',
)
const startOfImage = 2
const longestComment = 65_533

/** A JPEG of one pixel and exactly so many bytes; comments make up the rest. */
export function makeJpg(size: number, seed: number): Buffer {
  const comments: Buffer[] = []
  let missing = size - pixel.length
  while (missing > 0) {
    // The last one must not be left with less than its own four bytes.
    const length = missing <= longestComment + 4 ? missing - 4 : Math.min(longestComment, missing - 8)
    const head = Buffer.from([0xff, 0xfe, 0, 0])
    head.writeUInt16BE(length + 2, 2)
    // A comment must not hold a marker that a reader would take for the end.
    comments.push(head, Buffer.from(filler(length, seed + comments.length).map((byte) => byte & 0x7f)))
    missing -= length + 4
  }
  return Buffer.concat([pixel.subarray(0, startOfImage), ...comments, pixel.subarray(startOfImage)])
}
