import type { CreateBusinessFieldName } from '@onlend/hooks/forms'
import type { TextFieldProps } from '../ui/TextField.tsx'

type Attributes = Pick<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'dir'
>

/** Names and places go in the direction of what is typed. */
const words = { autoCapitalize: 'words', dir: 'auto' } as const
const address = { autoCapitalize: 'none', spellCheck: false, dir: 'ltr' } as const

/** What a phone's keyboard and the browser's memory are told about the fields that are typed. */
export const createBusinessInputs: Readonly<Partial<Record<CreateBusinessFieldName, Attributes>>> = {
  businessName: { ...words, autoComplete: 'organization' },
  companyName: words,
  taxId: { autoCapitalize: 'characters', spellCheck: false, dir: 'ltr' },
  website: { ...address, inputMode: 'url', autoComplete: 'url' },
  registeredState: { ...words, autoComplete: 'address-level1' },
  registeredCity: { ...words, autoComplete: 'address-level2' },
  registeredStreet: { ...words, autoComplete: 'address-line1' },
  firstName: { ...words, autoComplete: 'given-name' },
  lastName: { ...words, autoComplete: 'family-name' },
  email: { ...address, type: 'email', inputMode: 'email', autoComplete: 'email' },
  supportEmail: { ...address, type: 'email', inputMode: 'email' },
}
