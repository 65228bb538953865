import type { Amount } from '@onlend/core'
import { readClient } from './readClient.ts'
import { readFinancing } from './readFinancing.ts'
import type { RowReader } from './RowReader.ts'
import type { ImportIssue } from './TransactionImport.ts'

/** The values of a row; an unreadable one is empty or `null`, with an issue. */
export type ReadRow = {
  reference: string
  firstName: string
  lastName: string
  businessName: string
  contactNumber: string
  /** Empty without an identity number. */
  idType: string
  idValue: string
  payable: Amount | null
  currency: string | null
  disbursementDate: string
  expectedPaymentDate: string
  financier: string
  reason: string
  financing: {
    amount: Amount | null
    drawdownId: string
    instalments: readonly { startDate: string; dueDate: string; amount: Amount | null }[]
  } | null
  /** In the order of the rules; `null` where there is none. */
  issues: ImportIssue[] | null
}

/** Reads a row and its issues, without other rows (Partner API, Endpoint 4): the check and the batch use the same rules. */
export function readRow(reader: RowReader, id: number): ReadRow {
  const { rules } = reader
  reader.begin(id)
  if (id >= rules.table.orphansFrom) reader.add('reference', 'INSTALMENT_WITHOUT_TRANSACTION', 'warning')
  const { firstName, lastName, businessName, contactNumber, idType, idValue } = readClient(reader)
  const reference = readReference(reader)
  const payable = reader.readMoney('amountPayable', true)
  const currency = readCurrency(reader)
  const disbursementDate = reader.readDay('disbursementDate', true)
  const expectedPaymentDate = reader.readDay('expectedPaymentDate', true)
  // ISO days compare as text.
  if (disbursementDate !== '' && expectedPaymentDate !== '' && expectedPaymentDate < disbursementDate)
    reader.add('expectedPaymentDate', 'PAID_BEFORE_DISBURSED', 'error')
  const financier = readFinancier(reader)
  const financing = readFinancing(reader, payable, disbursementDate, expectedPaymentDate)
  return {
    reference,
    firstName,
    lastName,
    businessName,
    contactNumber,
    idType,
    idValue,
    payable,
    currency,
    disbursementDate,
    expectedPaymentDate,
    financier,
    reason: reader.read('reason'),
    financing,
    issues: reader.issues,
  }
}

function readReference(reader: RowReader): string {
  const reference = reader.readCode('reference')
  if (reference === '') {
    reader.add('reference', 'REQUIRED', 'error')
    return ''
  }
  const usual = reader.rules.table.zeroLengths.get('reference')
  if (usual !== undefined && reference.length < usual && /^[1-9]\d*$/.test(reference)) {
    if (reference.length === usual - 1 || reader.isNumber('reference'))
      reader.add('reference', 'LEADING_ZERO_LOST', 'warning', { suggestion: reference.padStart(usual, '0') })
  }
  return reference
}

function readCurrency(reader: RowReader): string | null {
  const { currency: expected } = reader.rules
  const written = reader.read('currency')
  if (written === '') return reader.currency ?? expected
  const code = written.toUpperCase()
  if (expected !== null && code !== expected && !code.startsWith('#'))
    reader.add('currency', 'CURRENCY_DIFFERS', 'error', { found: written, expected })
  return code
}

const others = 'Others'

/** T47: the operator's name is configuration; a person decides about a financier that is neither this name nor `Others`. */
function readFinancier(reader: RowReader): string {
  const { operatorName } = reader.rules
  const written = reader.read('financier')
  if (written === '') return operatorName
  const folded = written.toLowerCase()
  if (folded === operatorName.toLowerCase() || folded === 'operator') return operatorName
  if (folded !== others.toLowerCase() && folded !== 'other' && !reader.isFaulty('financier'))
    reader.add('financier', 'FINANCIER_UNKNOWN', 'error', { suggestion: others })
  return others
}
