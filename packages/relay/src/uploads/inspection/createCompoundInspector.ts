import { getExtension } from '@onlend/core/file-types'
import { createByteSearch } from '../../lib/createByteSearch.ts'
import type { Inspector } from './Inspector.ts'

/** The stream in which a protected document is, as the file's directory spells it: UTF-16, low byte first. */
const word = Uint8Array.from([...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]))
const search = createByteSearch(word)

/** Looks at what is named DOCX or XLSX and is no ZIP: behind a password, or an old document under a new name. */
export function createCompoundInspector(name: string): Inspector {
  const extension = getExtension(name)
  const mayBe = extension === 'docx' || extension === 'xlsx'
  let carried = new Uint8Array()
  let isFound = false
  return {
    take(bytes) {
      if (!mayBe) return 'type'
      const joined = new Uint8Array(carried.byteLength + bytes.byteLength)
      joined.set(carried)
      joined.set(bytes, carried.byteLength)
      isFound ||= search(joined, 0) >= 0
      carried = joined.slice(Math.max(0, joined.byteLength - word.byteLength))
      return null
    },
    end: () => (isFound ? 'encrypted' : 'type'),
  }
}
