import { filler } from './filler.ts'
import { makeZip } from './makeZip.ts'

const types =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
const text =
  '<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>'

/** A DOCX of exactly so many bytes, with a picture of noise. */
export function makeDocx(size: number, seed: number): Buffer {
  const withPicture = (length: number) =>
    makeZip({
      '[Content_Types].xml': Buffer.from(types),
      'word/document.xml': Buffer.from(text),
      'word/media/image1.bin': filler(length, seed),
    })
  return withPicture(size - withPicture(0).length)
}
