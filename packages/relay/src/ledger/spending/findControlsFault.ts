import { isRecord } from '../../lib/isRecord.ts'

const fields = ['currency', 'timeZone', 'withdraw', 'requestDrawdown']
const amounts = ['perOperation', 'perPersonAndDay', 'perPartnerAndDay']

/** The rules that are objects: whether they have the amount `above`, and the name of their field in milliseconds. */
const nested: Readonly<Record<string, { above: boolean; milliseconds: string | null; required: boolean }>> = {
  approval: { above: true, milliseconds: 'expiresAfter', required: false },
  stepUp: { above: true, milliseconds: null, required: false },
  newDestination: { above: false, milliseconds: 'coolingOff', required: true },
}

/**
 * Finds the fault of spending controls, as a text that names the field; `null` for valid controls. An unknown field is a fault: a misspelt limit would
 * otherwise limit nothing.
 */
export function findControlsFault(value: unknown): string | null {
  if (!isRecord(value)) return 'they are no object'
  const strange = Object.keys(value).find((name) => !fields.includes(name))
  if (strange !== undefined) return `${strange} is not known`
  const { currency, timeZone } = value
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    return 'currency must be an ISO 4217 code, such as NGN'
  if (timeZone !== undefined && !isTimeZone(timeZone))
    return 'timeZone must be an IANA name, such as Africa/Lagos'
  for (const kind of ['withdraw', 'requestDrawdown']) {
    const fault = value[kind] === undefined ? null : findRulesFault(value[kind], kind)
    if (fault) return `${kind}${fault}`
  }
  return null
}

function findRulesFault(rules: unknown, kind: string): string | null {
  if (!isRecord(rules)) return ' must be an object'
  for (const [name, given] of Object.entries(rules)) {
    const parts = nested[name]
    if (name === 'newDestination' && kind !== 'withdraw') return `.${name} is for withdraw alone`
    if (!parts && !amounts.includes(name)) return `.${name} is not known`
    if (given === undefined) continue
    if (parts) {
      const fault = findPartsFault(given, parts)
      if (fault) return `.${name}${fault}`
    } else if (!isAmount(given)) return `.${name} must be an amount as a decimal string, such as '500000'`
  }
  return null
}

function findPartsFault(
  given: unknown,
  { above, milliseconds, required }: (typeof nested)[string],
): string | null {
  if (!isRecord(given)) return ' must be an object'
  const known = [above ? 'above' : null, milliseconds]
  const strange = Object.keys(given).find((name) => !known.includes(name))
  if (strange !== undefined) return `.${strange} is not known`
  if (above && !isAmount(given.above)) return ".above must be an amount as a decimal string, such as '500000'"
  if (milliseconds === null) return null
  const time = given[milliseconds]
  if (time === undefined && !required) return null
  const isTime = typeof time === 'number' && Number.isSafeInteger(time) && time >= 1
  return isTime ? null : `.${milliseconds} must be a whole number of milliseconds, from 1 on`
}

function isAmount(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 100 && /^\d+(?:\.\d+)?$/.test(value)
}

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: value }) !== null
  } catch {
    return false
  }
}
