import type { noCurrency as english } from '../../copy/en/noCurrency.ts'
import type { Translation } from '../Translation.ts'

export const noCurrency: Translation<typeof english> = {
  'noCurrency.failed': 'Hatukuweza kujua sarafu ya biashara hii',
  'noCurrency.unknown.title': 'Bado hatujui sarafu ya biashara hii',
  'noCurrency.unknown.text':
    'Kikomo chake cha mkopo ndicho kinachoitaja, na bado hakipo. Kiasi kisicho na sarafu kinaweza kueleweka vibaya, kwa hiyo bado hakuna kinachoweza kutumwa kutoka hapa.',
}
