import type { recordPicker as english } from '../../copy/en/recordPicker.ts'
import type { Translation } from '../Translation.ts'

export const recordPicker: Translation<typeof english> = {
  'recordPicker.results': {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
  'recordPicker.keepTyping': {
    zero: 'لا مزيد.',
    one: 'هناك نتيجة أخرى. واصل الكتابة لتضييق القائمة.',
    two: 'هناك نتيجتان أخريان. واصل الكتابة لتضييق القائمة.',
    few: 'هناك {count} نتائج أخرى. واصل الكتابة لتضييق القائمة.',
    many: 'هناك {count} نتيجة أخرى. واصل الكتابة لتضييق القائمة.',
    other: 'هناك {count} نتيجة أخرى. واصل الكتابة لتضييق القائمة.',
  },
  'recordPicker.noResults': 'لا شيء مطابق. جرب كتابة أخرى.',
  'recordPicker.loading': 'جارٍ التحميل…',
}
