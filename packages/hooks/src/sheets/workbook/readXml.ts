import { Parser } from 'htmlparser2'
import { sheetLimits } from '../building/sheetLimits.ts'
import { SheetError } from '../SheetError.ts'
import { findEncoding } from '../text/decodeText.ts'
import type { ToShare, Zip } from './openZip.ts'

/** Functions that hear of elements, attributes and texts; names are without their prefix. */
export type XmlHandler = {
  open: (name: string) => void
  attribute?: (name: string, value: string) => void
  text?: (text: string) => void
  close: (name: string) => void
}

/** The parser's list of open elements is searched on each closing tag. */
const deepest = 64
/** Unpacked bytes are handed on in pieces of at most this size. */
const pieceBytes = 65_536

/** Reads a file of XML in a zip, without keeping it. Throws a `SheetError` where it is cut off or nested too deep. */
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
  // Before the parser closes what is open.
  if (!isBegun || depth !== 0) throw new SheetError('broken')
  parser.end()
}

/** An element and the name of the one around it. */
export type XmlElement = { name: string; parent: string; attributes: Readonly<Record<string, string>> }

/** Reads the elements of these names in a file of XML in a zip. Throws a `SheetError` where they are more than a program writes. */
export async function readElements(zip: Zip, path: string, names: readonly string[]): Promise<XmlElement[]> {
  const elements: XmlElement[] = []
  const open: string[] = []
  let attributes: Record<string, string> | null = null
  await readXml(zip, path, {
    open(name) {
      attributes = names.includes(name) ? {} : null
      if (attributes) elements.push({ name, parent: open.at(-1) ?? '', attributes })
      if (elements.length > sheetLimits.elements) throw new SheetError('too_large')
      open.push(name)
    },
    attribute(name, value) {
      if (attributes) attributes[name] = value
    },
    close: () => void open.pop(),
  })
  return elements
}

/** Puts back the characters that XML cannot hold, which a workbook writes as `_x000D_`. */
export function readEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

function withoutPrefix(name: string): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}
