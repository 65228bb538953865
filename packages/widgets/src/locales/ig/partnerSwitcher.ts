import type { partnerSwitcher as english } from '../../copy/en/partnerSwitcher.ts'
import type { Translation } from '../Translation.ts'

export const partnerSwitcher: Translation<typeof english> = {
  'partnerSwitcher.label': 'Ụlọ ọrụ',
  'partnerSwitcher.placeholder': 'Họrọ ụlọ ọrụ',
  'partnerSwitcher.search': 'Jiri aha ma ọ bụ aha e debanyere chọọ',
  'partnerSwitcher.toggle': 'Gosi ụlọ ọrụ',
  'partnerSwitcher.failed': 'Anyị enweghị ike ibubata ụlọ ọrụ ndị ahụ.',
  'partnerSwitcher.none': 'Enwebeghị ụlọ ọrụ a ga-ahọrọ.',
}
