import type { actingFor as english } from '../../copy/en/actingFor.ts'
import type { Translation } from '../Translation.ts'

export const actingFor: Translation<typeof english> = {
  'actingFor.actingFor': 'تتصرف نيابة عن {name}',
  'actingFor.change': 'تغيير النشاط',
  'actingFor.failed': 'تعذرت معرفة هذا النشاط',
  'actingFor.notYours': 'لا يمكنك التصرف نيابة عن هذا النشاط',
}
