import type { mobileMoneyPicker as english } from '../../copy/en/mobileMoneyPicker.ts'
import type { Translation } from '../Translation.ts'

export const mobileMoneyPicker: Translation<typeof english> = {
  'mobileMoney.correspondent': 'Iléeṣẹ́ owó alágbèéká (mobile money)',
  'mobileMoney.number': 'Nọ́ńbà fóònù alágbèéká',
  'mobileMoney.number.hint': 'Pẹ̀lú kóòdù orílẹ̀-èdè tàbí láìsí i.',
  'mobileMoney.none': 'Kò tíì sí iléeṣẹ́ owó alágbèéká kankan níbí.',
  'mobileMoney.choose': 'Ẹ yan iléeṣẹ́ kan',
}
