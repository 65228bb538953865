import { zipSync, type Zippable } from 'fflate'

/** The bytes of a DOCX, or of another ZIP with these entries beside or instead of a document's. */
export function officeFile(entries: Zippable = {}, main = 'word/document.xml'): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode('<w:p>Ada Obi</w:p>'.repeat(500))
  // A copy, since fflate's type does not say which memory the bytes are in.
  return new Uint8Array(
    zipSync({ '[Content_Types].xml': text, '_rels/.rels': text, [main]: text, ...entries }),
  )
}
