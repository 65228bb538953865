import type { customerPartnersTable as english } from '../../copy/en/customerPartnersTable.ts'
import type { Translation } from '../Translation.ts'

export const customerPartnersTable: Translation<typeof english> = {
  'customerPartnersTable.title': 'الشركاء من الأنشطة',
  'customerPartnersTable.failed': 'تعذر تحميل الأنشطة الشريكة',
  'customerPartnersTable.none.title': 'لا توجد أنشطة شريكة بعد',
  'customerPartnersTable.none.text': 'تظهر الأنشطة هنا بعد ضمها.',
  'customerPartnersTable.onboard': 'إضافة نشاط',
  'customerPartnersTable.searchHint': 'الاسم أو الاسم القانوني',
  'customerPartnersTable.name': 'الاسم',
  'customerPartnersTable.legalName': 'الاسم القانوني',
  'customerPartnersTable.contact': 'الشخص المسؤول',
  'customerPartnersTable.phone': 'الهاتف',
  'customerPartnersTable.email': 'البريد الإلكتروني',
  'customerPartnersTable.place': 'المدينة',
  'customerPartnersTable.country': 'البلد',
  'customerPartnersTable.score': 'التقييم',
  'customerPartnersTable.created': 'أُنشئ في',
  'customerPartnersTable.status': 'الحالة',
  'customerPartnersTable.status.active': 'نشط',
  'customerPartnersTable.status.deleted': 'محذوف',
  'customerPartnersTable.phoneOf': 'رقم هاتف {name}',
  'customerPartnersTable.emailOf': 'بريد {name} الإلكتروني',
}
