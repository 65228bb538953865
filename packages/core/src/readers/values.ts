import type { Amount } from '../amounts/Amount.ts'
import { toAmount } from '../amounts/toAmount.ts'
import { toIsoDate, toIsoTimestamp } from '../dates/isoDates.ts'
import type { OpenUnion } from '../schema/OpenUnion.ts'
import { type ReadIssue, Reader } from './Reader.ts'

/** Adds an issue; a caller must not use the returned value. */
export function refuse(issues: ReadIssue[], message: string): never {
  issues.push({ path: [], message })
  // The cast is safe: a refused value is thrown away with all that holds it.
  return undefined as never
}

/** Refuses a value of another kind, or a missing value. */
export function refuseKind(issues: ReadIssue[], value: unknown, kind: string): never {
  return refuse(issues, value === undefined ? 'is required' : `must be a ${kind}`)
}

/** The reader of any text. */
export const text = /* @__PURE__ */ textThat(() => true, '')

/** Makes the reader of a text that has the known values and any other one. */
export function openText<Known extends string>(): Reader<OpenUnion<Known>> {
  return text
}

/** Makes the reader of a text that passes a test. */
export function textThat(isRight: (value: string) => boolean, problem: string): Reader<string> {
  return convertText((value) => (isRight(value) ? value : null), problem)
}

/** The reader of any number that JSON can hold. */
export const number: Reader<number> = /* @__PURE__ */ new Reader((value, issues) =>
  Number.isFinite(value) ? (value as number) : refuseKind(issues, value, 'number'),
)

/** The reader of `true` or `false`. */
export const flag: Reader<boolean> = /* @__PURE__ */ new Reader((value, issues) =>
  typeof value === 'boolean' ? value : refuseKind(issues, value, 'boolean'),
)

/** The reader of any value. */
export const anything: Reader<unknown> = /* @__PURE__ */ new Reader((value) => value)

/** The reader of an amount or other decimal, which the service sends as a number or a string, into an exact decimal string. */
export const amount: Reader<Amount> = /* @__PURE__ */ new Reader((value, issues) => {
  const isDecimal = typeof value === 'number' || typeof value === 'string'
  return (isDecimal ? toAmount(value) : null) ?? refuse(issues, 'must be a decimal such as "12.50"')
})

/** The reader of a moment in any of the service's formats, into ISO 8601 UTC with milliseconds. */
export const timestamp = /* @__PURE__ */ convertText(toIsoTimestamp, 'not a timestamp')

/** The reader of a calendar day in any of the service's formats, into `YYYY-MM-DD`. */
export const day = /* @__PURE__ */ convertText(toIsoDate, 'not a calendar day')

function convertText(convert: (value: string) => string | null, problem: string): Reader<string> {
  return new Reader((value, issues) =>
    typeof value === 'string'
      ? (convert(value) ?? refuse(issues, problem))
      : refuseKind(issues, value, 'string'),
  )
}
