import type { operationRows as english } from '../../copy/en/operationRows.ts'
import type { Translation } from '../Translation.ts'

export const operationRows: Translation<typeof english> = {
  'operationRows.label': 'ما فشل منها',
  'operationRows.noMessage': 'لم تذكر الخدمة سببًا.',
  'operationRows.more': 'عرض المزيد',
  'operationRows.failedToLoad': 'تعذر تحميل ما فشل منها',
}
