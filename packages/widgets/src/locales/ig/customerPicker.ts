import type { customerPicker as english } from '../../copy/en/customerPicker.ts'
import type { Translation } from '../Translation.ts'

export const customerPicker: Translation<typeof english> = {
  'customerPicker.label': 'Onye ahịa',
  'customerPicker.placeholder': 'Họrọ onye ahịa',
  'customerPicker.search': 'Jiri aha, ekwentị ma ọ bụ email chọọ',
  'customerPicker.toggle': 'Gosi ndị ahịa',
  'customerPicker.failed': 'Anyị enweghị ike ibubata ndị ahịa gị.',
  'customerPicker.none': 'Enwebeghị onye ahịa a ga-ahọrọ.',
  'customerPicker.unnamed': 'E nyeghị aha',
  'customerPicker.phoneEnding': 'Ekwentị na-agwụ na {digits}',
}
