import { brandFaults } from './brandFaults.words.ts'

type Key = keyof typeof brandFaults

/** The kind of a fault in a brand. */
export type BrandFaultCode = Key extends `brandFault.${infer Code}` ? Code : never

/** One thing in a brand that is not as it should be. */
export type BrandProblem = {
  /** `error`: the brand is refused, or a part of it is left out. `warning`: the kit works round it. */
  severity: 'error' | 'warning'
  /** The place in the file, such as `theme.tokens.colorPrimary`; empty for the whole file. */
  path: string
  /** The kind of the fault, for a sentence of your own. */
  code: BrandFaultCode
  /** The values that a sentence about it names. */
  values: Readonly<Record<string, string | number>>
  /** The fault and the step that mends it, in English. */
  reason: string
}

/** Makes a problem with its English sentence. */
export function createProblem(
  code: BrandFaultCode,
  path: string,
  { severity = 'error', ...values }: { severity?: BrandProblem['severity'] } & BrandProblem['values'] = {},
): BrandProblem {
  const reason = brandFaults[`brandFault.${code}`].replaceAll(/\{(\w+)\}/g, (_place, name) =>
    String(values[name]),
  )
  return { severity, path, code, values, reason }
}
