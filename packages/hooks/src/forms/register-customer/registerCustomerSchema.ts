import type { registerCustomer } from '@onlend/core'
import { type EndpointInput, toPhoneNumber } from '@onlend/core/internal'
import * as z from 'zod/mini'
import { textField } from '../text/textField.ts'
import { cleanNumber } from './cleanNumber.ts'
import { latestBirthDate } from './latestBirthDate.ts'
import { readBirthDate } from './readBirthDate.ts'
import type {
  RegisterCustomerErrorCode,
  RegisterCustomerValues,
  TakenDocuments,
  UseRegisterCustomerFormParameters,
} from './registerCustomerFormTypes.ts'
import { tidyText } from './tidyText.ts'

type RegisterCustomerSchemaParameters = Pick<
  UseRegisterCustomerFormParameters,
  'idNumber' | 'country' | 'documents' | 'residence'
> & {
  /** Milliseconds since 1970. */
  now: () => number
  /** The staged files that go along, by what is chosen as photo ID. */
  getStaged: (photoIdType: RegisterCustomerValues['photoIdType']) => TakenDocuments['staged']
}

const text = textField<RegisterCustomerErrorCode>
const filled = text({ clean: tidyText })
const free = text({ clean: tidyText, required: false })
/** A field that is not always shown. */
const conditionalText = text({ clean: tidyText, isConditional: true })

/** What a person may type, and what of it is sent: blank fields are absent (T12), and an office at home is a copy. */
export function registerCustomerSchema(
  parameters: RegisterCustomerSchemaParameters,
): z.ZodMiniType<EndpointInput<typeof registerCustomer>, unknown> {
  const { residence = 'parts', getStaged } = parameters
  return z.pipe(
    customerFields(parameters),
    z.transform((typed) => {
      const isBusiness = typed.kind === 'business'
      const hasParts = residence === 'parts'
      const home = { street: typed.street, city: typed.city, state: typed.state, country: typed.country }
      const isOfficeAtHome = hasParts && typed.officeSameAsHome
      const office = isOfficeAtHome
        ? home
        : {
            street: typed.officeStreet,
            city: typed.officeCity,
            state: typed.officeState,
            country: typed.officeCountry,
          }
      return {
        first_name: typed.firstName,
        last_name: typed.lastName,
        contact_number: typed.phone,
        unique_id_type: 'bvn' as const,
        unique_id: typed.idNumber,
        email: present(typed.email),
        business_name: isBusiness ? present(typed.businessName) : undefined,
        rc_number: isBusiness ? present(typed.rcNumber) : undefined,
        other_names: present(typed.otherNames),
        nin: present(typed.nin),
        date_of_birth: present(typed.dateOfBirth),
        gender: typed.gender,
        marital_status: typed.maritalStatus,
        photo_id_type: typed.photoIdType,
        street: hasParts ? present(home.street) : undefined,
        city: hasParts ? present(home.city) : undefined,
        state: hasParts ? present(home.state) : undefined,
        country: hasParts ? present(home.country) : undefined,
        address: hasParts ? undefined : present(typed.address),
        office_street: present(office.street),
        office_city: present(office.city),
        office_state: present(office.state),
        office_country: present(office.country),
        occupation: present(typed.occupation),
        next_of_kin: present(typed.nextOfKin),
        mother_maiden_name: present(typed.motherMaidenName),
        ...getStaged(typed.photoIdType ?? ''),
      }
    }),
  )
}

function customerFields({ idNumber, country = 'nigeria', documents, now }: RegisterCustomerSchemaParameters) {
  const isRequired = documents === 'required'
  const checkIdNumber = (cleaned: string) => {
    if (!idNumber) return /^\d{11}$/.test(cleaned)
    // `search`, because `test` remembers where it stopped.
    return idNumber.pattern === undefined || cleaned.search(idNumber.pattern) >= 0
  }
  const photoId = text({ isConditional: true, required: isRequired, check: checkDocument })
  const proof = text({ isConditional: true, required: false, check: checkDocument })
  return z.object({
    kind: choice(['individual', 'business'], true),
    businessName: conditionalText,
    rcNumber: conditionalText,
    firstName: filled,
    lastName: filled,
    otherNames: free,
    idNumber: text({
      clean: (typed) => cleanNumber(typed, idNumber),
      check: (cleaned) => (checkIdNumber(cleaned) ? null : 'ID_NUMBER_INVALID'),
    }),
    nin: text({
      required: false,
      isConditional: true,
      clean: (typed) => cleanNumber(typed),
      check: (cleaned) =>
        country.toLowerCase() === 'nigeria' && !/^\d{11}$/.test(cleaned) ? 'NIN_INVALID' : null,
    }),
    dateOfBirth: text({
      required: false,
      isConditional: true,
      clean: (typed) => readBirthDate(typed, latestBirthDate(now())).day ?? typed.trim(),
      check: (cleaned) => readBirthDate(cleaned, latestBirthDate(now())).problem,
    }),
    gender: choice(['male', 'female']),
    maritalStatus: choice(['single', 'married']),
    photoIdType: choice(['NIN slip', 'International passport', 'Drivers license'], isRequired),
    ninSlip: photoId,
    internationalPassport: photoId,
    driversLicense: photoId,
    proofOfResidence: proof,
    utilitySlip: proof,
    phone: text({
      clean: (typed) => toPhoneNumber(typed, country).number,
      check: (cleaned) => (/^\+?\d{7,15}$/.test(cleaned) ? null : 'PHONE_INVALID'),
    }),
    // Addresses are stranger than any pattern: only what cannot be one is caught.
    email: text({
      required: false,
      isConditional: true,
      check: (cleaned) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cleaned) ? null : 'EMAIL_INVALID'),
    }),
    ...{ street: free, city: free, state: free, country: free, address: free },
    officeSameAsHome: z.boolean(),
    ...{ officeStreet: free, officeCity: free, officeState: free, officeCountry: free },
    ...{ occupation: free, nextOfKin: free, motherMaidenName: free },
  })
}

/** One of a few values; what is none of them counts as not chosen. */
function choice<Choice extends string>(
  choices: readonly Choice[],
  isRequired = false,
): z.ZodMiniType<Choice | undefined, string> {
  return z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const chosen = choices.find((one) => one === typed)
      if (chosen === undefined && isRequired)
        issues.push({ code: 'custom', message: 'REQUIRED', input: typed, continue: true })
      return chosen
    }),
  )
}

function checkDocument(progress: string): RegisterCustomerErrorCode | null {
  if (progress === 'busy') return 'STILL_UPLOADING'
  return progress === 'problem' ? 'FILE_PROBLEM' : null
}

function present(cleaned: string): string | undefined {
  return cleaned === '' ? undefined : cleaned
}
