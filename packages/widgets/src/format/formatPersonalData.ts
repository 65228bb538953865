import type { PersonalDataKind } from '@onlend/hooks/internal'
import { formatDate } from './formatDate.ts'
import { groupDigits } from './groupDigits.ts'
import { groupPhone } from './groupPhone.ts'

/** Writes a value as a person would read it out: numbers in groups, an ISO date in the locale's way, the rest as it is. */
export function formatPersonalData(kind: PersonalDataKind, value: string, locale: string): string {
  switch (kind) {
    case 'phone':
      return groupPhone(value)
    case 'bvn':
    case 'nin':
    case 'account':
      return groupDigits(value)
    case 'date':
      return /^\d{4}-\d{2}-\d{2}/.test(value) ? formatDate(value, locale) : value
    case 'email':
    case 'text':
      return value
  }
}
