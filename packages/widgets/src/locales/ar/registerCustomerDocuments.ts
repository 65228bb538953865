import type { registerCustomerDocuments as english } from '../../copy/en/registerCustomerDocuments.ts'
import type { Translation } from '../Translation.ts'

export const registerCustomerDocuments: Translation<typeof english> = {
  'registerCustomer.ninSlip.hint': 'الورقة التي فيها رقم NIN للعميل. يجب أن تظهر الزوايا الأربع في الصورة.',
  'registerCustomer.internationalPassport.hint':
    'الصفحة التي فيها صورة العميل. يجب أن تظهر الزوايا الأربع في الصورة.',
  'registerCustomer.driversLicense.hint': 'الوجه الذي فيه صورة العميل. يجب أن تظهر الزوايا الأربع في الصورة.',
  'registerCustomer.proofOfResidence.hint': 'ورقة فيها اسم العميل وعنوان سكنه، مثل عقد إيجار أو خطاب من بنك.',
  'registerCustomer.utilitySlip.hint': 'فاتورة حديثة للكهرباء أو الماء أو النفايات لعنوان السكن.',
  'registerCustomer.documents.none': 'اختر هوية مصورة أعلاه لتضيفها هنا.',
}
