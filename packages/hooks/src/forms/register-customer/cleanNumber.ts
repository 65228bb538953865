import { compactNumber } from '@onlend/core/internal'
import { tidyText } from './tidyText.ts'
import type { UseRegisterCustomerFormParameters } from './registerCustomerFormTypes.ts'

/** A number as it travels: without what people put between its figures, unless the host's own kind of number may need that. */
export function cleanNumber(text: string, ownKind?: UseRegisterCustomerFormParameters['idNumber']): string {
  return ownKind ? tidyText(text) : compactNumber(text)
}
