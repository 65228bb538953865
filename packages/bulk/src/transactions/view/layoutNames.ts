import type { SheetDelimiter, SheetEncoding } from '../../sheets/SheetFile.ts'

type LayoutNames = {
  delimiter: Readonly<Record<SheetDelimiter, 'comma' | 'semicolon' | 'tab' | 'bar'>>
  encoding: Readonly<Record<SheetEncoding, string>>
}

/** The names of delimiters and encodings; encodings have the same name in every language. */
export const layoutNames: LayoutNames = {
  delimiter: { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' },
  encoding: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 (BE)',
    'windows-1252': 'Windows-1252',
  },
}
