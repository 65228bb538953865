import type { Amount } from '../amounts/Amount.ts'
import { toAmount } from '../amounts/toAmount.ts'
import { toIsoDate, toIsoTimestamp } from '../dates/isoDates.ts'
import { type ReadIssue, Reader } from './Reader.ts'

/** Adds an issue; what is returned in place of the value is not to be used. */
export function refuse(issues: ReadIssue[], message: string): never {
  issues.push({ path: [], message })
  // The cast is safe: a value that was refused is thrown away with all that holds it.
  return undefined as never
}

/** Refuses a value of another kind, or one that is missing. */
export function refuseKind(issues: ReadIssue[], value: unknown, kind: string): never {
  return refuse(issues, value === undefined ? 'is required' : `must be a ${kind}`)
}

/** Any text. */
export const text = /* @__PURE__ */ textThat(() => true, '')

/** A text that passes a test. */
export function textThat(isRight: (value: string) => boolean, problem: string): Reader<string> {
  return convertText((value) => (isRight(value) ? value : null), problem)
}

/** Any number that JSON can hold. */
export const number: Reader<number> = /* @__PURE__ */ new Reader((value, issues) =>
  Number.isFinite(value) ? (value as number) : refuseKind(issues, value, 'number'),
)

/** `true` or `false`. */
export const flag: Reader<boolean> = /* @__PURE__ */ new Reader((value, issues) =>
  typeof value === 'boolean' ? value : refuseKind(issues, value, 'boolean'),
)

/** Anything at all. */
export const anything: Reader<unknown> = /* @__PURE__ */ new Reader((value) => value)

/** An amount or other decimal as the service sends it, a number here and a string there; read into an exact decimal string. */
export const amount: Reader<Amount> = /* @__PURE__ */ new Reader((value, issues) => {
  const isDecimal = typeof value === 'number' || typeof value === 'string'
  return (isDecimal ? toAmount(value) : null) ?? refuse(issues, 'not a decimal')
})

/** A moment from the service in any of its formats, read into ISO 8601 UTC with milliseconds. */
export const timestamp = /* @__PURE__ */ convertText(toIsoTimestamp, 'not a timestamp')

/** A calendar day from the service in any of its formats, read into `YYYY-MM-DD`. */
export const day = /* @__PURE__ */ convertText(toIsoDate, 'not a calendar day')

function convertText(convert: (value: string) => string | null, problem: string): Reader<string> {
  return new Reader((value, issues) =>
    typeof value === 'string'
      ? (convert(value) ?? refuse(issues, problem))
      : refuseKind(issues, value, 'string'),
  )
}
