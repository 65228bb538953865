/** Says whether a value of a message is as the contract has it. */
export type Check = (value: unknown) => boolean

const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null) return false
    const found: Readonly<Record<string, unknown>> = { ...value }
    return Object.entries(fields).every(([name, isGood]) => isGood(found[name]))
  }

type Checks = {
  text: Check
  flag: Check
  /** A number that is not below zero. */
  size: Check
  oneOf: (...values: readonly unknown[]) => Check
  optional: (isGood: Check) => Check
  /** An object whose fields pass their checks; other fields stay out of account. */
  record: (fields: Readonly<Record<string, Check>>) => Check
}

/** The checks of the contract: a schema library would weigh more than the bridge. */
export const check: Checks = {
  text: (value) => typeof value === 'string',
  flag: (value) => typeof value === 'boolean',
  size: (value) => typeof value === 'number' && value >= 0,
  oneOf:
    (...values) =>
    (value) =>
      values.includes(value),
  optional: (isGood) => (value) => value === undefined || isGood(value),
  record,
}
