import type { customerPicker as english } from '../../copy/en/customerPicker.ts'
import type { Translation } from '../Translation.ts'

export const customerPicker: Translation<typeof english> = {
  'customerPicker.label': 'Abokin ciniki',
  'customerPicker.placeholder': 'Zaɓi abokin ciniki',
  'customerPicker.search': 'Nema da suna, waya ko imel',
  'customerPicker.toggle': 'Nuna abokan ciniki',
  'customerPicker.failed': 'Ba mu iya loda abokan cinikinku ba.',
  'customerPicker.none': 'Babu abokin cinikin da za a zaɓa tukuna.',
  'customerPicker.unnamed': 'Ba a ba da suna ba',
  'customerPicker.phoneEnding': 'Waya mai ƙarewa da {digits}',
}
