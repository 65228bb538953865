import type { fromRow as english } from '../../copy/en/fromRow.ts'
import type { Translation } from '../Translation.ts'

export const fromRow: Translation<typeof english> = {
  'fromRow.from': 'Site na',
  'fromRow.business': 'Ụlọ ọrụ',
  'fromRow.ending': 'ọ na-agwụ na {digits}',
  'fromRow.noAccount': 'Enwebeghị akaụntụ igbe ego',
  'fromRow.failed': 'Anyị enweghị ike ịmata ụlọ ọrụ na akaụntụ nke a metụtara. Nwaa ọzọ tupu ị gaa n’ihu.',
}
