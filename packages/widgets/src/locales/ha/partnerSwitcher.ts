import type { partnerSwitcher as english } from '../../copy/en/partnerSwitcher.ts'
import type { Translation } from '../Translation.ts'

export const partnerSwitcher: Translation<typeof english> = {
  'partnerSwitcher.label': 'Kasuwanci',
  'partnerSwitcher.placeholder': 'Zaɓi kasuwanci',
  'partnerSwitcher.search': 'Nema da suna ko sunan rajista',
  'partnerSwitcher.toggle': 'Nuna kasuwanci',
  'partnerSwitcher.failed': 'Ba mu iya loda jerin kasuwanci ba.',
  'partnerSwitcher.none': 'Babu kasuwancin da za a zaɓa tukuna.',
}
