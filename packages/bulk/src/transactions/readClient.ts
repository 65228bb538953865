import { compactNumber, toPhoneNumber } from '@onlend/core/internal'
import type { ReadRow } from './readRow.ts'
import type { RowReader } from './RowReader.ts'

const noIdentity = { idType: '', idValue: '' }

/** Reads the client, who pays, from one row: a person with two names or a business with one (T56). */
export function readClient(
  reader: RowReader,
): Pick<ReadRow, 'firstName' | 'lastName' | 'businessName' | 'contactNumber' | 'idType' | 'idValue'> {
  const firstName = reader.read('firstName')
  const lastName = reader.read('lastName')
  const businessName = reader.read('businessName')
  if (businessName === '' && (firstName === '' || lastName === '')) {
    if (firstName === '' && lastName === '') reader.add(null, 'NAME_MISSING', 'error')
    else reader.add(firstName === '' ? 'firstName' : 'lastName', 'REQUIRED', 'error')
  }
  const contactNumber = readContactNumber(reader)
  const { idType, idValue } = readIdentity(reader)
  return { firstName, lastName, businessName, contactNumber, idType, idValue }
}

function readContactNumber(reader: RowReader): string {
  const text = reader.readCode('contactNumber')
  if (text === '' || reader.isFaulty('contactNumber')) return ''
  // Most cells have the national number; the file does not name the country.
  const number = /^(?!00)\d+$/.test(text) ? text : toPhoneNumber(text).number
  if (!/^\+?\d{7,15}$/.test(number)) {
    reader.add('contactNumber', 'CONTACT_NUMBER_INVALID', 'error')
  } else if (/^[1-9]\d{7,9}$/.test(number)) {
    const usual = reader.rules.table.zeroLengths.get('contactNumber')
    if (usual === undefined ? reader.isNumber('contactNumber') : number.length === usual - 1)
      reader.add('contactNumber', 'LEADING_ZERO_LOST', 'warning', { suggestion: `0${number}` })
  }
  return number
}

function readIdentity(reader: RowReader): Pick<ReadRow, 'idType' | 'idValue'> {
  const written = reader.readCode('idValue')
  const type =
    readIdType(reader.read('idType')) ||
    (written === '' ? '' : (reader.rules.table.idType ?? guessIdType(written)))
  if (written === '') {
    // Kind and number are optional, but only both together identify a client.
    if (type !== '') reader.add('idValue', 'REQUIRED', 'warning')
    return noIdentity
  }
  if (type === '') {
    reader.add('idType', 'ID_TYPE_UNKNOWN', 'warning')
    return noIdentity
  }
  if (type !== 'bvn' && type !== 'rc_number') reader.add('idType', 'ID_TYPE_UNKNOWN', 'warning')
  const value = type === 'bvn' ? clean(written) : written
  if (reader.isFaulty('idValue')) return noIdentity
  if (type === 'bvn') {
    const isShort =
      /^\d{8,10}$/.test(value) &&
      (reader.isNumber('idValue') || reader.rules.table.zeroLengths.get('idValue') === 11)
    if (isShort)
      reader.add('idValue', 'LEADING_ZERO_LOST', 'warning', { suggestion: value.padStart(11, '0') })
    // A BVN has no letters: with letters the issue is an error.
    else if (!/^\d{11}$/.test(value))
      reader.add('idValue', 'BVN_LENGTH', /^\d+$/.test(value) ? 'warning' : 'error', { digits: value.length })
  } else {
    const usual = reader.rules.table.zeroLengths.get('idValue')
    if (usual !== undefined && /^[1-9]\d*$/.test(value) && value.length === usual - 1)
      reader.add('idValue', 'LEADING_ZERO_LOST', 'warning', { suggestion: `0${value}` })
  }
  return { idType: type, idValue: value }
}

function readIdType(text: string): string {
  const folded = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  if (/^(?:bvn|bank verification number)$/.test(folded)) return 'bvn'
  if (/^(?:rc|rc number|rc no|cac|registration number)$/.test(folded)) return 'rc_number'
  return text
}

function guessIdType(value: string): string {
  return /^2\d{10}$/.test(value) ? 'bvn' : ''
}

/** Writes a number as the service takes it (T40). */
function clean(text: string): string {
  // Most cells.
  return /^\d+$/.test(text) ? text : compactNumber(text)
}
