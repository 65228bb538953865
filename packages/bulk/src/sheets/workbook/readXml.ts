import { Parser } from 'htmlparser2'
import { SheetError } from '../SheetError.ts'
import { findEncoding } from '../text/findEncoding.ts'
import type { ToShare, Zip } from './openZip.ts'

/** Functions that receive elements, attributes and texts; names are without their prefix. */
export type XmlHandler = {
  open: (name: string) => void
  attribute?: (name: string, value: string) => void
  text?: (text: string) => void
  close: (name: string) => void
}

/** The most open elements: the parser searches their list on each closing tag. */
const deepest = 64
/** The most unpacked bytes per piece for the parser. */
const pieceBytes = 65_536

/** Reads a file of XML in a zip as a stream. Throws a `SheetError` where the file is cut off or nested too deep. */
export async function readXml(zip: Zip, path: string, handler: XmlHandler, toShare?: ToShare): Promise<void> {
  let depth = 0
  let isBegun = false
  const { open, close, attribute, text } = handler

  const parser = new Parser(
    {
      onopentagname(name) {
        depth += 1
        isBegun = true
        if (depth > deepest) throw new SheetError('broken')
        open(withoutPrefix(name))
      },
      ...(attribute && {
        onattribute: (name: string, value: string) => attribute(withoutPrefix(name), value),
      }),
      ...(text && { ontext: text }),
      onclosetag(name) {
        depth -= 1
        close(withoutPrefix(name))
      },
    },
    { xmlMode: true },
  )

  let decoder: TextDecoder | undefined
  const onPiece = (piece: Uint8Array): void => {
    decoder ??= new TextDecoder(findEncoding(piece.subarray(0, 2)))
    for (let at = 0; at < piece.length; at += pieceBytes)
      parser.write(decoder.decode(piece.subarray(at, at + pieceBytes), { stream: true }))
  }
  await zip.read(path, onPiece, toShare)
  // Checked before the parser closes the open elements.
  if (!isBegun || depth !== 0) throw new SheetError('broken')
  parser.end()
}

function withoutPrefix(name: string): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}
