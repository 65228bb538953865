import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A DOCX as programs write it that do not know its sizes beforehand: each stands behind the bytes instead of before them. */
export function streamedOfficeFile(): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const add = (file: ZipDeflate | ZipPassThrough, content: Uint8Array): void => {
    zip.add(file)
    file.push(content, true)
  }
  const text = new TextEncoder().encode('<w:p>Ada Obi</w:p>'.repeat(5_000))
  add(new ZipDeflate('[Content_Types].xml'), text)
  add(new ZipDeflate('word/document.xml'), text)
  add(new ZipPassThrough('word/media/image1.jpg'), crypto.getRandomValues(new Uint8Array(60_000)))
  zip.end()
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]))
}
