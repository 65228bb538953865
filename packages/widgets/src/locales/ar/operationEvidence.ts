import type { operationEvidence as english } from '../../copy/en/operationEvidence.ts'
import type { Translation } from '../Translation.ts'

export const operationEvidence: Translation<typeof english> = {
  'operationEvidence.title': 'ما قيل لاحقًا',
  'operationEvidence.succeeded': 'قالت الخدمة إنها تمت.',
  'operationEvidence.failed': 'قالت الخدمة إنها لم تتم.',
  'operationEvidence.reversed': 'قالت الخدمة إنها أُلغيت: عاد المال.',
  'operationEvidence.unsigned': 'هذا الإشعار غير موقّع.',
  'operationEvidence.decided': 'سجّل الموظف هذا في {time}.',
  'operationEvidence.confirmed': 'أكده موظف ثانٍ: {by}.',
  'operationEvidence.resolvedBy': 'حلّه الموظف {by} بدليل',
}
