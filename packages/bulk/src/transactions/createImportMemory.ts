import { storageKey, writeJson } from '@onlend/core/internal'
import { openStored } from '../lib/openStored.ts'
import type { LendingEngine } from '@onlend/core/client'
import type { ImportColumn, TransactionFieldName } from './TransactionImport.ts'

/** The memory from one import to the next, of one partner on this device: names of fields, references, the sector; no personal data. */
export type ImportMemory = {
  /** The fields of the last file with these headings, by column. */
  readColumns: (columns: readonly ImportColumn[]) => readonly (TransactionFieldName | null)[] | null
  keepColumns: (columns: readonly ImportColumn[]) => void
  readSector: () => string | null
  keepSector: (sector: string) => void
  /** References of transactions sent from this device, one by one and in files. */
  readReferences: () => ReadonlySet<string>
  keepReferences: (references: readonly string[]) => void
}

/** The most shapes of files, and references; new ones then replace the oldest. */
const mostShapes = 20
const mostReferences = 20_000

/** The memory of a partner's imports, in the engine's storage, wiped at sign-out. Blocked, full or damaged storage gives an empty memory. */
export function createImportMemory(
  {
    storage,
    environment,
    tenantId,
    userId,
  }: Pick<LendingEngine, 'storage' | 'environment' | 'tenantId' | 'userId'>,
  customerPartnerId: string | null,
): ImportMemory {
  const scope = [environment, tenantId, userId, customerPartnerId]
  const keys = {
    shapes: storageKey('choices', [...scope, 'transaction-import']),
    // The key of the form of one transaction: the import shares its choices.
    choices: storageKey('choices', scope),
    sent: storageKey('references', scope),
    imported: storageKey('references', [...scope, 'transaction-import']),
  }
  const { read, keep } = openStored({ storage })
  const readTexts = (key: string): string[] => {
    const stored = read(key)
    return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : []
  }
  const readShapes = (): [string, (TransactionFieldName | null)[]][] => {
    const stored = read(keys.shapes)
    return Array.isArray(stored) ? stored.filter(isShape) : []
  }
  return {
    readColumns: (columns) => readShapes().find(([shape]) => shape === hashShape(columns))?.[1] ?? null,
    keepColumns: (columns) => {
      const shape = hashShape(columns)
      const others = readShapes().filter(([other]) => other !== shape)
      keep(keys.shapes, [[shape, columns.map(({ field }) => field)], ...others].slice(0, mostShapes))
    },
    readSector: () => {
      const { sector } = toRecord(read(keys.choices))
      return typeof sector === 'string' && sector !== '' ? sector : null
    },
    keepSector: (sector) => keep(keys.choices, { ...toRecord(read(keys.choices)), sector }),
    readReferences: () => new Set([...readTexts(keys.sent), ...readTexts(keys.imported)]),
    keepReferences: (references) => {
      const all = new Set([...references, ...readTexts(keys.imported)])
      keep(keys.imported, [...all].slice(0, mostReferences))
    },
  }
}

function isShape(value: unknown): value is [string, (TransactionFieldName | null)[]] {
  if (!Array.isArray(value)) return false
  const [shape, fields]: unknown[] = value
  return (
    typeof shape === 'string' &&
    Array.isArray(fields) &&
    fields.every((one) => one === null || typeof one === 'string')
  )
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** A hash of the file's headings in their order: headings are a partner's words, so the memory does not keep them. */
function hashShape(columns: readonly ImportColumn[]): string {
  const text = writeJson(columns.map(({ heading }) => heading))
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`
}
