import type { phoneField as english } from '../../copy/en/phoneField.ts'
import type { Translation } from '../Translation.ts'

export const phoneField: Translation<typeof english> = {
  'phone.readAs': 'A ka èyí sí {number}.',
  'phone.warning.TOO_SHORT': 'Ó jọ pé nọ́ńbà yìí kúrú jù. Ẹ yẹ̀ ẹ́ wò. Ẹ lè tẹ̀síwájú tó bá dá yín lójú.',
  'phone.warning.TOO_LONG': 'Ó jọ pé nọ́ńbà yìí gùn jù. Ẹ yẹ̀ ẹ́ wò. Ẹ lè tẹ̀síwájú tó bá dá yín lójú.',
  'phone.warning.UNLIKELY': 'Èyí kò jọ nọ́ńbà fóònù alágbèéká. Ẹ yẹ̀ ẹ́ wò. Ẹ lè tẹ̀síwájú tó bá dá yín lójú.',
  'phone.warning.OTHER_COUNTRY':
    'Nọ́ńbà yìí jẹ́ ti orílẹ̀-èdè mìíràn. Ẹ yẹ̀ ẹ́ wò. Ẹ lè tẹ̀síwájú tó bá dá yín lójú.',
}
