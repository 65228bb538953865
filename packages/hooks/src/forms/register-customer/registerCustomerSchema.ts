import * as z from 'zod/mini'
import { cleanNumber } from './cleanNumber.ts'
import { latestBirthDate } from './latestBirthDate.ts'
import { readBirthDate } from './readBirthDate.ts'
import type {
  RegisterCustomerErrorCode,
  UseRegisterCustomerFormParameters,
} from './registerCustomerFormTypes.ts'

type RegisterCustomerSchemaParameters = Pick<
  UseRegisterCustomerFormParameters,
  'idNumber' | 'country' | 'documents'
> & {
  /** Milliseconds since 1970. */
  now: () => number
}

/** Checks a text; the message of an issue is a code, and words for it belong to the view. */
function text(problem: (value: string) => RegisterCustomerErrorCode | null): z.ZodMiniString {
  return z.string().check((payload) => {
    const code = problem(payload.value)
    if (code !== null)
      payload.issues.push({ code: 'custom', message: code, input: payload.value, continue: true })
  })
}

function documentProblem(progress: string): RegisterCustomerErrorCode | null {
  if (progress === 'busy') return 'STILL_UPLOADING'
  return progress === 'problem' ? 'FILE_PROBLEM' : null
}

const isBlank = (value: string) => value.trim() === ''
const filled = text((value) => (isBlank(value) ? 'REQUIRED' : null))
const free = z.string()

/** What a person may type. Fields that are not shown do not count, so a business's own are simply required here. */
export function registerCustomerSchema({
  idNumber,
  country = 'nigeria',
  documents,
  now,
}: RegisterCustomerSchemaParameters): z.ZodMiniType<unknown, unknown> {
  const isIdNumber = (value: string) => {
    const cleaned = cleanNumber(value, idNumber)
    if (!idNumber) return /^\d{11}$/.test(cleaned)
    // `search`, because `test` remembers where it stopped.
    return idNumber.pattern === undefined || cleaned.search(idNumber.pattern) >= 0
  }
  const photoId = text((value) =>
    value === '' && documents === 'required' ? 'REQUIRED' : documentProblem(value),
  )
  return z.object({
    kind: filled,
    businessName: filled,
    rcNumber: filled,
    firstName: filled,
    lastName: filled,
    otherNames: free,
    idNumber: text((value) => {
      if (isBlank(value)) return 'REQUIRED'
      return isIdNumber(value) ? null : 'ID_NUMBER_INVALID'
    }),
    nin: text((value) => {
      const isChecked = !isBlank(value) && country.toLowerCase() === 'nigeria'
      return isChecked && !/^\d{11}$/.test(cleanNumber(value)) ? 'NIN_INVALID' : null
    }),
    dateOfBirth: text((value) =>
      isBlank(value) ? null : readBirthDate(value, latestBirthDate(now())).problem,
    ),
    gender: free,
    maritalStatus: free,
    photoIdType: documents === 'required' ? filled : free,
    ninSlip: photoId,
    internationalPassport: photoId,
    driversLicense: photoId,
    proofOfResidence: text(documentProblem),
    utilitySlip: text(documentProblem),
    phone: text((value) => {
      if (isBlank(value)) return 'REQUIRED'
      return /^\+?\d{7,15}$/.test(cleanNumber(value)) ? null : 'PHONE_INVALID'
    }),
    // Addresses are stranger than any pattern: only what cannot be one is caught.
    email: text((value) =>
      isBlank(value) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : 'EMAIL_INVALID',
    ),
  })
}
