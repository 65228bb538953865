import { sheetLimits } from '../building/sheetLimits.ts'
import { SheetError } from '../SheetError.ts'
import type { Zip } from './openZip.ts'
import { readXml } from './readXml.ts'

/** An element and the name of its parent. */
export type XmlElement = { name: string; parent: string; attributes: Readonly<Record<string, string>> }

/** Reads the elements of these names in a file of XML in a zip. Throws a `SheetError` where they exceed the limit. */
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
