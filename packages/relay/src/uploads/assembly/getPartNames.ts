import { type Endpoint, assessmentDocuments } from '@onlend/core/internal'

/** The names of reports contain any year (Partner API, Endpoint 11). */
const assessmentParts = new RegExp(
  `^(?:financial_information|management_financial_report_\\d{4}(?:_\\d{1,3})?|(?:${assessmentDocuments.join('|')})(?:_\\d{1,3})?)$`,
)

/** The definition that zod keeps of an object, and of a pipe that ends in one. */
type Definition = { shape?: Readonly<Record<string, unknown>>; out?: { _zod: { def: Definition } } }

/** The allowed parts in the form of an endpoint with files: the fields of its input. `null` for an endpoint without a form. */
export function getPartNames({ name, encoding, input }: Endpoint): RegExp | null {
  if (name === 'submitCreditAssessment') return assessmentParts
  if (!input || encoding === undefined || encoding === 'json') return null
  // The cast only finds fields; without fields, no form may pass.
  let definition: Definition | undefined = input._zod.def as Definition
  while (definition?.out) definition = definition.out._zod.def
  const names = Object.keys(definition?.shape ?? {})
  return names.length > 0 ? new RegExp(`^(?:${names.join('|')})$`) : null
}
