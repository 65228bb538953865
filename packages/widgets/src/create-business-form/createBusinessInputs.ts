import type { CreateBusinessFieldName } from '@onlend/hooks/forms'
import type { TextFieldProps } from '../ui/TextField.tsx'

type Attributes = Pick<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'dir' | 'enterKeyHint'
>

/** The key of a phone's keyboard that leads to the next field, without a tap. */
const next = { enterKeyHint: 'next' } as const
/** Names and places go in the direction of what is typed. */
const words = { ...next, autoCapitalize: 'words', dir: 'auto' } as const
const address = { ...next, autoCapitalize: 'none', spellCheck: false, dir: 'ltr' } as const

/** What a phone's keyboard and the browser's memory are told about the fields of the second page. */
export const createBusinessInputs: Readonly<Partial<Record<CreateBusinessFieldName, Attributes>>> = {
  registeredState: { ...words, autoComplete: 'address-level1' },
  registeredCity: { ...words, autoComplete: 'address-level2' },
  registeredStreet: { ...words, autoComplete: 'address-line1' },
  firstName: { ...words, autoComplete: 'given-name' },
  lastName: { ...words, autoComplete: 'family-name' },
  email: { ...address, type: 'email', inputMode: 'email', autoComplete: 'email' },
  supportEmail: { ...address, type: 'email', inputMode: 'email' },
}
