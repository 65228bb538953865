import * as z from 'zod/mini'
import { withoutSpaces } from '../withdraw/withoutSpaces.ts'
import { completeWebsite } from './completeWebsite.ts'
import type { CreateBusinessErrorCode } from './createBusinessFormTypes.ts'

/** Checks a text; the message of an issue is a code, and words for it belong to the view. */
function text(problem: (value: string) => CreateBusinessErrorCode | null): z.ZodMiniString {
  return z.string().check((payload) => {
    const typed = payload.value.trim()
    const code = typed === '' ? 'REQUIRED' : problem(typed)
    if (code !== null)
      payload.issues.push({ code: 'custom', message: code, input: payload.value, continue: true })
  })
}

const filled = text(() => null)
const email = text((value) => (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value) ? null : 'EMAIL_INVALID'))

/** What a person may fill in. The form asks for every field that is shown, and only for those; the service has no formats of its own (Partner API, Endpoint 1). */
export const createBusinessSchema: z.ZodMiniType<unknown, unknown> = z.object({
  businessName: filled,
  companyName: filled,
  industry: filled,
  industryOther: filled,
  sector: filled,
  sectorOther: filled,
  companySize: filled,
  companySizeOther: filled,
  yearsOfOperations: filled,
  yearsOfOperationsOther: filled,
  taxId: filled,
  website: text((value) => (completeWebsite(value) === null ? 'WEBSITE_INVALID' : null)),
  country: filled,
  registeredCountry: filled,
  registeredState: filled,
  registeredCity: filled,
  registeredStreet: filled,
  firstName: filled,
  lastName: filled,
  email,
  supportEmail: email,
  phone: text((value) => (/^\+?\d{7,15}$/.test(withoutSpaces(value)) ? null : 'PHONE_INVALID')),
})
