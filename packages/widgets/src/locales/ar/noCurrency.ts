import type { noCurrency as english } from '../../copy/en/noCurrency.ts'
import type { Translation } from '../Translation.ts'

export const noCurrency: Translation<typeof english> = {
  'noCurrency.failed': 'تعذرت معرفة عملة هذا النشاط',
  'noCurrency.unknown.title': 'لا نعرف عملة هذا النشاط بعد',
  'noCurrency.unknown.text':
    'يذكرها حد الائتمان، ولا يوجد حد بعد. قد يُساء فهم مبلغ بلا عملة، لذلك لا يمكن إرسال شيء من هنا بعد.',
}
